import { type BaseWindow, type Session, WebContentsView } from 'electron';
import { IN_PANEL_HEADER } from '../server/page-link';
import { isAppAddress } from './addresses';
import type { AppPlacement, OpenApp } from './channels';
import { guardContents, guardSession, type ReportRefused } from './guards';

/** Controls the view that shows the app in the desktop shell. */
export interface AppView {
  /**
   * Opens an address; with `fresh` in a new view on an empty partition.
   * @throws Error if it is not an address of the app
   */
  open(request: OpenApp): void;
  reload(): void;
  inspect(): void;
  /** Moves the view to a place in the window; `null` hides it. `panelZoom` is the zoom factor of the panel (1 is 100 %). */
  place(placement: AppPlacement | null, panelZoom: number): void;
  /** Brings the view in front of the panel. */
  raise(): void;
  focus(): void;
}

/** Tells the server with each page that the view loads that the panel shows it: the page gets the link to the panel. */
function tellServer({ webRequest }: Session): void {
  webRequest.onBeforeSendHeaders(
    { urls: ['http://*/*'], types: ['mainFrame', 'subFrame'] },
    ({ requestHeaders }, callback) => callback({ requestHeaders: { ...requestHeaders, [IN_PANEL_HEADER]: '1' } }),
  );
}

interface AppViewOptions {
  readonly window: BaseWindow;
  readonly port: number;
  readonly refused: ReportRefused;
  readonly onNavigated: (url: string) => void;
}

/**
 * Creates the app's view: a top-level page in its own in-memory partition, without a preload script, so that the app has
 * exactly the APIs that a browser gives it. A new scenario gets a new view on a new partition: that takes about 50 ms, and
 * no cookie or storage of the last run is left. The old view stays visible until the new one has loaded, to avoid flicker.
 */
export function createAppView({ window, port, refused, onNavigated }: AppViewOptions): AppView {
  let current: WebContentsView | undefined;
  let next: WebContentsView | undefined;
  let placement: AppPlacement | null = null;
  let zoom = 1;
  let partitions = 0;

  function settle(view: WebContentsView): void {
    view.setVisible(placement !== null);
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
    guardSession(webContents.session, 'app', { port, refused });
    tellServer(webContents.session);
    guardContents(webContents, 'app', { port, refused }, (url) => void webContents.loadURL(url));
    webContents.on('dom-ready', () => promote(view));
    webContents.on('did-fail-load', (_event, _code, _text, _url, isMainFrame) => isMainFrame && promote(view));
    webContents.on('did-navigate', (_event, url) => {
      // Chromium keeps the zoom factor by host and session, so it has to be set again for each new host.
      settle(view);
      onNavigated(url);
    });
    webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => isMainFrame && onNavigated(url));
    // Below the present view of the app, above the panel.
    const { children } = window.contentView;
    window.contentView.addChildView(view, current ? Math.max(0, children.indexOf(current)) : children.length);
    settle(view);
    return view;
  }

  return {
    open({ url, fresh }) {
      if (!isAppAddress(url, port)) {
        refused(url);
        throw new Error(`not an address of the app: ${url}`);
      }
      if (fresh || !(next ?? current)) {
        if (next) dispose(next);
        next = create();
      }
      // A failed load is shown in the view and in the request log, so the rejection is ignored.
      (next ?? current)?.webContents.loadURL(url).catch(() => undefined);
    },
    reload: () => (next ?? current)?.webContents.reload(),
    inspect: () => (next ?? current)?.webContents.toggleDevTools(),
    place(newPlacement, panelZoom) {
      placement = newPlacement;
      zoom = panelZoom;
      for (const view of [current, next]) if (view) settle(view);
    },
    raise() {
      for (const view of [next, current]) if (view) window.contentView.addChildView(view);
    },
    focus: () => current?.webContents.focus(),
  };
}
