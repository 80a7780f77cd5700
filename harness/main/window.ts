import { join, resolve } from 'node:path';
import { BaseWindow, nativeTheme, app as program, screen, WebContentsView } from 'electron';
import { isGalleryAddress } from './addresses';
import { createAppView } from './app-view';
import { offerReload } from './contents';
import { driveApp } from './drive-app';
import { type Guard, guardContents, guardSession } from './guards';
import { answerCalls, sendEvent } from './ipc';
import { askFolder } from './own-folder';
import { createPageWindows } from './page-windows';
import { keepState, placeOf, readState } from './window-state';

const SMALLEST = { width: 640, height: 480 };

interface OwnFolderChoice {
  readonly remembers: string;
  readonly take: (folder: string) => Promise<void>;
}

export type HarnessWindow = ReturnType<typeof openWindow>;

function createWindow(): BaseWindow {
  const file = join(program.getPath('userData'), 'window.json');
  const saved = readState(file);
  const first = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== first.id);
  const area = first.workArea;
  const window = new BaseWindow({
    ...placeOf(saved, [area, ...others.map(({ workArea }) => workArea)]),
    minWidth: Math.min(SMALLEST.width, area.width),
    minHeight: Math.min(SMALLEST.height, area.height),
    title: 'Harness',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181d' : '#e9ebef',
  });
  if (saved?.maximized) window.maximize();
  keepState(window, file);
  return window;
}

/** The app's view lies over the area that the panel leaves free. */
export function openWindow(origin: string, guard: Guard, files: OwnFolderChoice) {
  const window = createWindow();
  const panel = new WebContentsView({
    webPreferences: {
      preload: resolve(import.meta.dirname, '../preload/index.cjs'),
      partition: 'panel',
      sandbox: true,
      contextIsolation: true,
      spellcheck: false,
    },
  });
  const { webContents } = panel;
  // The app stays visible behind a dialog in the panel.
  panel.setBackgroundColor('#00000000');
  guardSession(webContents.session, 'panel', guard);
  offerReload(window, webContents, 'The panel');

  const windows = createPageWindows(window, guard);
  const app = createAppView({
    window,
    guard,
    onNavigated: (url) => sendEvent(webContents, 'app:navigated', { url }),
    onCrashed: (reason) => sendEvent(webContents, 'app:crashed', { reason }),
    onKey: (key) => {
      webContents.focus();
      sendEvent(webContents, 'app:key', { key });
    },
    onWindow: windows.openApp,
  });
  guardContents(webContents, 'panel', guard, (url) => {
    const session = app.contents()?.session;
    if (isGalleryAddress(url, guard.port)) windows.showGallery(url);
    else if (session) windows.openApp(url, session);
  });

  const { contentView } = window;
  contentView.addChildView(panel);
  const fill = () => panel.setBounds({ ...contentView.getBounds(), x: 0, y: 0 });
  fill();
  // The window's `resize` event ignores the menu bar.
  contentView.on('bounds-changed', fill);

  answerCalls(
    webContents,
    origin,
    {
      'app:open': app.open,
      'app:reload': app.reload,
      'app:drive': (command) => driveApp(app.contents(), command),
      'app:picture': app.picture,
      'app:place': (placement) => app.place(placement, webContents.getZoomFactor()),
      'panel:raise': (raised) => {
        if (raised) contentView.addChildView(panel);
        else app.raise();
      },
      'files:choose': async () => {
        const folder = await askFolder(window, files.remembers);
        if (folder !== undefined) await files.take(folder);
      },
    },
    guard.refused,
  );
  return { window, panel, app };
}
