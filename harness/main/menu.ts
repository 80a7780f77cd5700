import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { PanelCommand } from './channels';
import { sendEvent } from './ipc';
import type { HarnessWindow } from './window';

/**
 * Sets the application menu. Its shortcuts work in both views: while the focus is in the app, the panel receives no key
 * events.
 */
export function setMenu({ panel, app }: HarnessWindow): void {
  const { webContents } = panel;
  const command = (name: PanelCommand) => () => {
    webContents.focus();
    sendEvent(webContents, 'panel:command', { name });
  };
  const zoomBy = (step: number) => () =>
    webContents.setZoomLevel(step === 0 ? 0 : Math.max(-3, Math.min(3, webContents.getZoomLevel() + step)));
  const otherView = () => (webContents.isFocused() ? app.focus() : webContents.focus());

  const menu: MenuItemConstructorOptions[] = [
    { label: '&Harness', submenu: [{ role: 'about' }, { type: 'separator' }, { role: 'quit' }] },
    { role: 'editMenu' },
    {
      label: '&App',
      submenu: [
        { label: 'Reload the app', accelerator: 'CmdOrCtrl+R', click: () => app.reload() },
        { label: 'Inspect the app', accelerator: 'F12', click: () => app.inspect() },
      ],
    },
    {
      label: '&Panel',
      submenu: [
        { label: 'Search', accelerator: 'CmdOrCtrl+K', click: command('search') },
        { label: 'Previous scenario', accelerator: 'Alt+Up', click: command('previous') },
        { label: 'Next scenario', accelerator: 'Alt+Down', click: command('next') },
        // Ctrl+Z alone undoes typing in the app; in the panel it is the panel's own key.
        { label: 'Undo a change of the scenario', accelerator: 'CmdOrCtrl+Alt+Z', click: command('undo') },
        { label: 'Redo it', accelerator: 'CmdOrCtrl+Alt+Shift+Z', click: command('redo') },
        { label: 'Switch between panel and app', accelerator: 'F6', click: otherView },
        { type: 'separator' },
        { label: 'Larger', accelerator: 'CmdOrCtrl+Plus', click: zoomBy(0.5) },
        { label: 'Smaller', accelerator: 'CmdOrCtrl+-', click: zoomBy(-0.5) },
        { label: 'Actual size', accelerator: 'CmdOrCtrl+0', click: zoomBy(0) },
        { type: 'separator' },
        { label: 'Reload the panel', accelerator: 'CmdOrCtrl+Shift+R', click: () => webContents.reload() },
        { label: 'Inspect the panel', accelerator: 'CmdOrCtrl+Shift+I', click: () => webContents.toggleDevTools() },
      ],
    },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(menu));
}
