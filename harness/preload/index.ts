import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE_NAME, type DesktopBridge } from '../core/channels';

/** The main process has a handler for each call of `main/channels.ts`, and refuses every other name. */
const bridge: DesktopBridge = {
  call: (name, ...argument) => ipcRenderer.invoke(name, ...argument),
  // Electron's event object is not passed on: its `sender` would expose more than the message.
  on: (name, listener) => {
    const handler = (_event: unknown, payload: Parameters<typeof listener>[0]) => listener(payload);
    ipcRenderer.on(name, handler);
    return () => void ipcRenderer.removeListener(name, handler);
  },
};

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
