import { type BaseWindow, type Session, type WebContents, WebContentsView } from 'electron';
import type { AppPlacement, OpenApp } from '../core/channels';
import { IN_PANEL_HEADER } from '../server/in-panel';
import { isAppAddress } from './addresses';
import { passKeys } from './app-keys';
import { firstOf, onCrash } from './contents';
import { type Guard, guardContents, guardSession } from './guards';

/** In milliseconds. */
const RELOAD_MS = 20_000;

/**
 * Marks the panel's pages for the server, so that they get the panel's link. Windows opened from the view share its
 * session and are not marked.
 */
function tellServer({ id, session }: WebContents): void {
  session.webRequest.onBeforeSendHeaders(
    { urls: ['http://*/*'], types: ['mainFrame', 'subFrame'] },
    ({ requestHeaders, webContentsId }, callback) =>
      callback({ requestHeaders: { ...requestHeaders, ...(webContentsId === id && { [IN_PANEL_HEADER]: '1' }) } }),
  );
}

interface AppViewOptions {
  readonly window: BaseWindow;
  readonly guard: Guard;
  readonly onNavigated: (url: string) => void;
  readonly onCrashed: (reason: string) => void;
  readonly onKey: (key: string) => void;
  readonly onWindow: (url: string, session: Session) => void;
}

/**
 * A top-level page in its own in-memory partition, without a preload script, as in a browser. Each scenario gets a new
 * view, so no storage is left. The old view stays until the new one has loaded, to avoid flicker.
 */
export function createAppView({ window, guard, ...on }: AppViewOptions) {
  let current: WebContentsView | undefined;
  let next: WebContentsView | undefined;
  let placement: AppPlacement | null = null;
  let zoom = 1;
  let partitions = 0;

  function settle(view: WebContentsView): void {
    // Hidden, so that the panel behind can say what happened.
    view.setVisible(placement !== null && !view.webContents.isCrashed());
    if (!placement) return;
    view.setBounds({
      x: Math.round(placement.x * zoom),
      y: Math.round(placement.y * zoom),
      width: Math.round(placement.width * zoom),
      height: Math.round(placement.height * zoom),
    });
    view.webContents.setZoomFactor(placement.scale * zoom);
  }

  function dispose(view: WebContentsView): void {
    window.contentView.removeChildView(view);
    const { session } = view.webContents;
    view.webContents.close();
    // Electron keeps partitions until the program ends.
    void session.clearStorageData();
  }

  /** Once the new view has content. */
  function promote(view: WebContentsView): void {
    if (view !== next) return;
    if (current) dispose(current);
    current = view;
    next = undefined;
  }

  function create(): WebContentsView {
    partitions += 1;
    const view = new WebContentsView({
      webPreferences: { partition: `app-${partitions}`, sandbox: true, contextIsolation: true, spellcheck: false },
    });
    const { webContents } = view;
    guardSession(webContents.session, 'app', guard);
    tellServer(webContents);
    guardContents(webContents, 'app', guard, (url) => on.onWindow(url, webContents.session));
    passKeys(webContents, on.onKey);
    onCrash(webContents, (reason) => {
      promote(view);
      settle(view);
      on.onCrashed(reason);
    });
    webContents.on('dom-ready', () => promote(view));
    webContents.on('did-fail-load', (_event, _code, _text, _url, isMainFrame) => isMainFrame && promote(view));
    webContents.on('did-navigate', (_event, url) => {
      // Chromium keeps the zoom factor by host and session.
      settle(view);
      on.onNavigated(url);
    });
    webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => isMainFrame && on.onNavigated(url));
    const { children } = window.contentView;
    window.contentView.addChildView(view, current ? Math.max(0, children.indexOf(current)) : children.length);
    settle(view);
    return view;
  }

  return {
    /** `fresh`: in a new view with an empty partition. @throws Error if it is not an address of the app */
    open({ url, fresh }: OpenApp): void {
      if (!isAppAddress(url, guard.port)) {
        guard.refused(url);
        throw new Error(`not an address of the app: ${url}`);
      }
      if (fresh || !(next ?? current)) {
        if (next) dispose(next);
        next = create();
      }
      // The view and the request log show a failed load.
      (next ?? current)?.webContents.loadURL(url).catch(() => undefined);
    },
    /** Also resolves if it cannot be loaded. */
    async reload(): Promise<void> {
      const contents = (next ?? current)?.webContents;
      if (!contents) return;
      const over = firstOf(contents, ['did-navigate', 'did-fail-load', 'destroyed'], RELOAD_MS);
      contents.reload();
      await over;
    },
    /** As PNG. Rejects without a page. */
    async picture(): Promise<Uint8Array<ArrayBuffer>> {
      if (!current || placement === null) throw new Error('the app is not shown');
      return new Uint8Array((await current.webContents.capturePage()).toPNG());
    },
    /** `null` hides the view. `panelZoom`: 1 is 100 %. */
    place(newPlacement: AppPlacement | null, panelZoom: number): void {
      placement = newPlacement;
      zoom = panelZoom;
      for (const view of [current, next]) if (view) settle(view);
    },
    raise(): void {
      for (const view of [next, current]) if (view) window.contentView.addChildView(view);
    },
    /** Undefined before the first page. */
    contents: () => (next ?? current)?.webContents,
  };
}
