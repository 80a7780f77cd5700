import { BRIDGE_NAME, type DesktopBridge } from '../../main/channels';

/** API of the desktop shell; `undefined` in a browser, where the app is shown in a frame instead. */
export const desktop: DesktopBridge | undefined = (window as unknown as Record<string, DesktopBridge | undefined>)[
  BRIDGE_NAME
];
