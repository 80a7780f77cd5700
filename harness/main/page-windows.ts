import { type BaseWindow, BrowserWindow, type WebPreferences } from 'electron';
import { offerReload } from './contents';
import { type Guard, guardContents, guardSession } from './guards';

/** The windows beside the harness's own. They close with it. */
export interface PageWindows {
  /** Shows an address of the design system's gallery, which has one window. */
  showGallery(address: string): void;
  /** Opens an address of the app in a new window, as a browser's tab: with the cookies and the storage of the page that opened it. */
  openApp(address: string, session: Electron.Session): void;
}

const SIZE = { width: 1200, height: 860 };
const SECURE = { sandbox: true, contextIsolation: true, spellcheck: false } as const satisfies WebPreferences;

/** Prepares the windows beside the harness's own, `owner`. Their pages have no preload script. */
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

  /** A failed load is shown in the window and in the request log, so the rejection is ignored. */
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
      // An open page keeps its settings; another page, such as a sweep's report, takes its place.
      if (gallery && new URL(gallery.webContents.getURL()).pathname === new URL(address).pathname)
        return gallery.focus();
      gallery?.focus();
      gallery ??= createGallery();
      load(gallery, address);
    },
    openApp,
  };
}
