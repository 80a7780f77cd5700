import { type BaseWindow, BrowserWindow } from 'electron';
import { guardContents, guardSession, type ReportRefused } from './guards';

interface GalleryWindowOptions {
  /** The harness's window: the gallery's window closes with it. */
  readonly owner: BaseWindow;
  readonly port: number;
  readonly refused: ReportRefused;
}

/**
 * Prepares a separate window for the design system's gallery: the gallery belongs to the harness, so it is not shown in the
 * app's view. It has no preload script and no permissions. Returns a function that opens the window, or focuses an open one.
 */
export function createGalleryWindow({ owner, port, refused }: GalleryWindowOptions): (address: string) => void {
  let window: BrowserWindow | undefined;

  function create(): BrowserWindow {
    const created = new BrowserWindow({
      width: 1200,
      height: 860,
      title: 'Design system',
      autoHideMenuBar: true,
      webPreferences: { partition: 'gallery', sandbox: true, contextIsolation: true, spellcheck: false },
    });
    guardSession(created.webContents.session, 'gallery', { port, refused });
    guardContents(created.webContents, 'gallery', { port, refused }, refused);
    created.once('closed', () => {
      window = undefined;
    });
    return created;
  }

  owner.once('closed', () => window?.close());
  return (address) => {
    // An open page keeps its settings; another page, such as a sweep's report, takes its place.
    if (window && new URL(window.webContents.getURL()).pathname === new URL(address).pathname) return window.focus();
    window?.focus();
    window ??= create();
    // A failed load is shown in the window and in the request log, so the rejection is ignored.
    window.loadURL(address).catch(() => undefined);
  };
}
