import { BRIDGE_NAME, type DesktopBridge } from '../../core/channels';

/** `undefined` in a browser, which shows the app in a frame. */
export const desktop: DesktopBridge | undefined = (window as unknown as Record<string, DesktopBridge | undefined>)[
  BRIDGE_NAME
];
