import { type BaseWindow, BrowserWindow, Menu, type MenuItemConstructorOptions, type WebContents } from 'electron';
import { inspect } from './contents';
import { sendEvent } from './ipc';
import type { HarnessWindow } from './window';

const HISTORY_KEYS =
  process.platform === 'darwin' ? { back: 'Cmd+[', forward: 'Cmd+]' } : { back: 'Alt+Left', forward: 'Alt+Right' };

function goInHistory(contents: WebContents | undefined, step: -1 | 1): void {
  if (contents?.navigationHistory.canGoToOffset(step)) contents.navigationHistory.goToOffset(step);
}

/**
 * Shortcuts work in both views: the panel gets no keys while the app has the focus. In other windows, 'the app' is that
 * window's page.
 */
export function setMenu({ window, panel, app }: HarnessWindow): void {
  const { webContents } = panel;
  const press = (key: string) => () => {
    webContents.focus();
    sendEvent(webContents, 'app:key', { key });
  };
  const zoomBy = (step: number) => () =>
    webContents.setZoomLevel(step === 0 ? 0 : Math.max(-3, Math.min(3, webContents.getZoomLevel() + step)));
  const page = () => BrowserWindow.getFocusedWindow()?.webContents ?? app.contents();
  /** By focus: the panel's history holds the scenarios. */
  const go = (step: -1 | 1) => () => goInHistory(webContents.isFocused() ? webContents : page(), step);
  const inspectPage = () => {
    const contents = page();
    if (contents) inspect(contents);
  };
  const otherView = () => (webContents.isFocused() ? app.contents()?.focus() : webContents.focus());

  const menu: MenuItemConstructorOptions[] = [
    { label: '&Harness', submenu: [{ role: 'about' }, { type: 'separator' }, { role: 'quit' }] },
    { role: 'editMenu' },
    {
      label: '&Go',
      submenu: [
        { label: 'Back', accelerator: HISTORY_KEYS.back, click: go(-1) },
        { label: 'Forward', accelerator: HISTORY_KEYS.forward, click: go(1) },
        { type: 'separator' },
        { label: 'Search', accelerator: 'CmdOrCtrl+K', click: press('/') },
        { label: 'Previous scenario', accelerator: 'Alt+Up', click: press('[') },
        { label: 'Next scenario', accelerator: 'Alt+Down', click: press(']') },
        // Plain Ctrl+Z undoes typing in the app.
        { label: 'Undo a change of the scenario', accelerator: 'CmdOrCtrl+Alt+Z', click: press('Ctrl+Z') },
        { label: 'Redo it', accelerator: 'CmdOrCtrl+Alt+Shift+Z', click: press('Ctrl+Shift+Z') },
        { label: 'Switch between panel and app', accelerator: 'F6', click: otherView },
      ],
    },
    {
      label: '&App',
      submenu: [
        { label: 'Reload the app', accelerator: 'CmdOrCtrl+R', click: () => page()?.reload() },
        { label: 'Inspect the app', accelerator: 'F12', click: inspectPage },
      ],
    },
    {
      label: '&Panel',
      submenu: [
        { label: 'Larger', accelerator: 'CmdOrCtrl+Plus', click: zoomBy(0.5) },
        { label: 'Smaller', accelerator: 'CmdOrCtrl+-', click: zoomBy(-0.5) },
        { label: 'Actual size', accelerator: 'CmdOrCtrl+0', click: zoomBy(0) },
        { type: 'separator' },
        { label: 'Reload the panel', accelerator: 'CmdOrCtrl+Shift+R', click: () => webContents.reload() },
        { label: 'Inspect the panel', accelerator: 'CmdOrCtrl+Shift+I', click: () => inspect(webContents) },
      ],
    },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
  followMouseButtons(window, go);
}

/** Windows and Linux send them to the window. */
function followMouseButtons(window: BaseWindow, go: (step: -1 | 1) => () => void): void {
  window.on('app-command', (_event, pressed) => {
    if (pressed === 'browser-backward') go(-1)();
    if (pressed === 'browser-forward') go(1)();
  });
}
