import { type BaseWindow, type Session, type WebContents, WebContentsView } from 'electron';
import { IN_PANEL_HEADER } from '../server/in-panel';
import { isAppAddress } from './addresses';
import { passKeys } from './app-keys';
import type { AppPlacement, OpenApp } from './channels';
import { firstOf, onCrash } from './contents';
import { type Guard, guardContents, guardSession } from './guards';

/** How long a page may take to be replaced by the one that is loaded again, in milliseconds. */
const RELOAD_MS = 20_000;

/**
 * Tells the server with each page that the view loads that the panel shows it: the page gets the link to the panel. A window that was opened
 * from the view shares its session, but is not shown by the panel.
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
  /** A key of the panel was pressed in the app, outside of its fields. */
  readonly onKey: (key: string) => void;
  /** The page wants to open an address of the app in a tab of its own. */
  readonly onWindow: (url: string, session: Session) => void;
}

/**
 * Creates the app's view: a top-level page in its own in-memory partition, without a preload script, so that the app has
 * exactly the APIs that a browser gives it. A new scenario gets a new view on a new partition: that takes about 50 ms, and
 * no cookie or storage of the last run is left. The old view stays visible until the new one has loaded, to avoid flicker.
 */
export function createAppView({ window, guard, ...on }: AppViewOptions) {
  let current: WebContentsView | undefined;
  let next: WebContentsView | undefined;
  let placement: AppPlacement | null = null;
  let zoom = 1;
  let partitions = 0;

  function settle(view: WebContentsView): void {
    // A crashed page is an empty area: the panel behind it says what happened.
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
    // Electron keeps a partition until the program ends, so its data is deleted here.
    void session.clearStorageData();
  }

  /** Replaces the old view by the new one, once the new one has content to show. */
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
      // Chromium keeps the zoom factor by host and session, so it has to be set again for each new host.
      settle(view);
      on.onNavigated(url);
    });
    webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => isMainFrame && on.onNavigated(url));
    // Below the present view of the app, above the panel.
    const { children } = window.contentView;
    window.contentView.addChildView(view, current ? Math.max(0, children.indexOf(current)) : children.length);
    settle(view);
    return view;
  }

  return {
    /**
     * Opens an address; with `fresh` in a new view on an empty partition.
     * @throws Error if it is not an address of the app
     */
    open({ url, fresh }: OpenApp): void {
      if (!isAppAddress(url, guard.port)) {
        guard.refused(url);
        throw new Error(`not an address of the app: ${url}`);
      }
      if (fresh || !(next ?? current)) {
        if (next) dispose(next);
        next = create();
      }
      // A failed load is shown in the view and in the request log, so the rejection is ignored.
      (next ?? current)?.webContents.loadURL(url).catch(() => undefined);
    },
    /** Resolves when the page that is loaded again takes its place, or cannot be loaded. */
    async reload(): Promise<void> {
      const contents = (next ?? current)?.webContents;
      if (!contents) return;
      const over = firstOf(contents, ['did-navigate', 'did-fail-load', 'destroyed'], RELOAD_MS);
      contents.reload();
      await over;
    },
    /** A picture of the page as it is shown, as PNG. Rejects if none is. */
    async picture(): Promise<Uint8Array<ArrayBuffer>> {
      if (!current || placement === null) throw new Error('the app is not shown');
      return new Uint8Array((await current.webContents.capturePage()).toPNG());
    },
    /** Moves the view to a place in the window; `null` hides it. `panelZoom` is the zoom factor of the panel (1 is 100 %). */
    place(newPlacement: AppPlacement | null, panelZoom: number): void {
      placement = newPlacement;
      zoom = panelZoom;
      for (const view of [current, next]) if (view) settle(view);
    },
    /** Brings the view in front of the panel. */
    raise(): void {
      for (const view of [next, current]) if (view) window.contentView.addChildView(view);
    },
    /** The page that is shown; undefined before the first one. */
    contents: () => (next ?? current)?.webContents,
  };
}
