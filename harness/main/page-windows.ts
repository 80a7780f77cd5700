import { type BaseWindow, BrowserWindow, type WebPreferences } from 'electron';
import { offerReload } from './contents';
import { type Guard, guardContents, guardSession } from './guards';

/** They close with the harness's own window. */
export interface PageWindows {
  /** Reuses one window. */
  showGallery(address: string): void;
  /** Shares cookies and storage with the opening page, as a browser's tab. */
  openApp(address: string, session: Electron.Session): void;
}

const SIZE = { width: 1200, height: 860 };
const SECURE = { sandbox: true, contextIsolation: true, spellcheck: false } as const satisfies WebPreferences;

/** Without a preload script. */
export function createPageWindows(owner: BaseWindow, guard: Guard): PageWindows {
  const open = new Set<BrowserWindow>();
  let gallery: BrowserWindow | undefined;

  function create(title: string, webPreferences: WebPreferences): BrowserWindow {
    const created = new BrowserWindow({
      ...SIZE,
      title,
      autoHideMenuBar: true,
      webPreferences: { ...SECURE, ...webPreferences },
    });
    offerReload(created, created.webContents, title);
    open.add(created);
    created.once('closed', () => open.delete(created));
    return created;
  }

  function createGallery(): BrowserWindow {
    const created = create('Design system', { partition: 'gallery' });
    guardSession(created.webContents.session, 'gallery', guard);
    guardContents(created.webContents, 'gallery', guard, guard.refused);
    created.once('closed', () => {
      gallery = undefined;
    });
    return created;
  }

  /** The window and the request log show a failed load. */
  function load(window: BrowserWindow, address: string): void {
    window.loadURL(address).catch(() => undefined);
  }

  function openApp(address: string, session: Electron.Session): void {
    const window = create('The account area', { session });
    guardContents(window.webContents, 'app', guard, (next) => openApp(next, session));
    load(window, address);
  }

  owner.once('closed', () => {
    for (const window of open) window.close();
  });
  return {
    showGallery(address) {
      // An open gallery keeps its settings; another page, such as a report, is replaced.
      if (gallery && new URL(gallery.webContents.getURL()).pathname === new URL(address).pathname)
        return gallery.focus();
      gallery?.focus();
      gallery ??= createGallery();
      load(gallery, address);
    },
    openApp,
  };
}
