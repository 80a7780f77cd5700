import { type BaseWindow, BrowserWindow } from 'electron';
import { guardContents, guardSession, type ReportRefused } from './guards';

interface GalleryWindowOptions {
  /** The harness's window: the gallery's goes with it. */
  readonly owner: BaseWindow;
  readonly port: number;
  readonly refused: ReportRefused;
}

/**
 * The design system's gallery in a window of its own: it is a page of the harness, so it has no place in the app's view. It
 * gets no preload and no permission. Returns what opens it; a window that is there comes to the front.
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
    // What is shown there already stays as it was left.
    if (window) return window.focus();
    window = create();
    // A failed load shows in the window and in the log; the promise adds nothing.
    window.loadURL(address).catch(() => undefined);
  };
}
