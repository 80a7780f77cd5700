import { resolve } from 'node:path';
import { BaseWindow, nativeTheme, screen, WebContentsView } from 'electron';
import { isGalleryAddress } from './addresses';
import { type AppView, createAppView } from './app-view';
import { createGalleryWindow } from './gallery-window';
import { guardContents, guardSession, type ReportRefused } from './guards';
import { answerCalls, sendEvent } from './ipc';

const PREFERRED = { width: 1440, height: 900 };
const SMALLEST = { width: 640, height: 480 };

/** The harness's window with its two views. */
export interface HarnessWindow {
  readonly window: BaseWindow;
  readonly panel: WebContentsView;
  readonly app: AppView;
}

/** Opens the harness's window: the panel fills it, and the app's view lies over the area that the panel leaves free. */
export function openWindow(origin: string, port: number, refused: ReportRefused): HarnessWindow {
  const area = screen.getPrimaryDisplay().workAreaSize;
  const window = new BaseWindow({
    width: Math.min(PREFERRED.width, area.width),
    height: Math.min(PREFERRED.height, area.height),
    minWidth: Math.min(SMALLEST.width, area.width),
    minHeight: Math.min(SMALLEST.height, area.height),
    title: 'Harness',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181d' : '#e9ebef',
  });

  const panel = new WebContentsView({
    webPreferences: {
      preload: resolve(import.meta.dirname, '../preload/index.cjs'),
      partition: 'panel',
      sandbox: true,
      contextIsolation: true,
      spellcheck: false,
    },
  });
  // Transparent, so that the app stays visible behind a dialog while the panel is in front of it.
  panel.setBackgroundColor('#00000000');
  guardSession(panel.webContents.session, 'panel', { port, refused });

  const app = createAppView({
    window,
    port,
    refused,
    onNavigated: (url) => sendEvent(panel.webContents, 'app:navigated', { url }),
  });
  const openGallery = createGalleryWindow({ owner: window, port, refused });
  guardContents(panel.webContents, 'panel', { port, refused }, (url) => {
    if (isGalleryAddress(url, port)) openGallery(url);
    else app.open({ url, fresh: false });
  });

  window.contentView.addChildView(panel);
  const fill = () => {
    const { width, height } = window.getContentBounds();
    panel.setBounds({ x: 0, y: 0, width, height });
  };
  fill();
  window.on('resize', fill);

  answerCalls(
    panel.webContents,
    origin,
    {
      'app:open': app.open,
      'app:reload': app.reload,
      'app:inspect': app.inspect,
      'app:place': (placement) => app.place(placement, panel.webContents.getZoomFactor()),
      'panel:raise': (raised) => {
        if (raised) window.contentView.addChildView(panel);
        else app.raise();
      },
    },
    refused,
  );
  return { window, panel, app };
}
