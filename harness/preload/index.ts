import { contextBridge, ipcRenderer } from 'electron';
import {
  BRIDGE_NAME,
  type CallArgument,
  type CallName,
  type Calls,
  type DesktopBridge,
  type EventName,
  type Events,
} from '../main/channels';

/** Calls the shell; the channels are typed by `main/channels.ts`. */
function invoke<Name extends CallName>(
  name: Name,
  argument?: CallArgument<Name>,
): Promise<Awaited<ReturnType<Calls[Name]>>> {
  return ipcRenderer.invoke(name, argument);
}

/** Subscribes to an event of the shell. Electron's event object is not passed on: its `sender` would expose more than the message. */
function subscribe<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): () => void {
  const handler = (_event: unknown, payload: Events[Name]) => listener(payload);
  ipcRenderer.on(name, handler);
  return () => {
    ipcRenderer.removeListener(name, handler);
  };
}

const bridge: DesktopBridge = {
  openApp: (request) => invoke('app:open', request),
  reloadApp: () => invoke('app:reload'),
  driveApp: (command) => invoke('app:drive', command),
  inspectApp: () => invoke('app:inspect'),
  pictureOfApp: () => invoke('app:picture'),
  placeApp: (placement) => invoke('app:place', placement),
  raisePanel: (raised) => invoke('panel:raise', raised),
  chooseFiles: () => invoke('files:choose'),
  onAppNavigated: (listener) => subscribe('app:navigated', listener),
  onAppCrashed: (listener) => subscribe('app:crashed', listener),
  onAppKey: (listener) => subscribe('app:key', listener),
  onCommand: (listener) => subscribe('panel:command', listener),
};

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
