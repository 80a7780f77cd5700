import { type BaseWindow, WebContentsView } from 'electron';
import { isAppAddress } from './addresses';
import type { AppPlacement, OpenApp } from './channels';
import { guardContents, guardSession, type ReportRefused } from './guards';

export interface AppView {
  /** Opens an address; `fresh` gives it a new view on an empty partition. Throws for an address that is not the app's. */
  open(request: OpenApp): void;
  reload(): void;
  inspect(): void;
  /** Puts the view at a place of the window, `null` hides it. `panelZoom` is how far the panel itself is zoomed. */
  place(placement: AppPlacement | null, panelZoom: number): void;
  /** Brings the view in front of everything else in the window. */
  raise(): void;
  focus(): void;
}

interface AppViewOptions {
  readonly window: BaseWindow;
  readonly port: number;
  readonly refused: ReportRefused;
  readonly onNavigated: (url: string) => void;
}

/**
 * The app's view: a page at top level in an in-memory partition of its own, without a preload, so that it gets nothing
 * that the web does not give it (design 7). A new scenario gets a new view on a new partition: that costs 50 ms and
 * leaves nothing behind (design 11). The old picture stays until the new one is there, so that nothing flashes.
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
    // The partition lives as long as the program; what it holds does not have to.
    void session.clearStorageData();
  }

  /** The new view has something to show: the old one goes. */
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
    guardContents(webContents, 'app', { port, refused }, (url) => void webContents.loadURL(url));
    webContents.on('dom-ready', () => promote(view));
    webContents.on('did-fail-load', (_event, _code, _text, _url, isMainFrame) => isMainFrame && promote(view));
    webContents.on('did-navigate', (_event, url) => {
      // Zoom belongs to a host and a session: every new host starts without it.
      settle(view);
      onNavigated(url);
    });
    webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => isMainFrame && onNavigated(url));
    // Under the picture that is there, over the panel.
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
      // A failed load shows in the view and in the log; the promise adds nothing.
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
