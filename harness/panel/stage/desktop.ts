import { BRIDGE_NAME, type DesktopBridge } from '../../main/channels';

/** The desktop shell's bridge; `undefined` in a browser, where the app sits in a frame instead. */
export const desktop: DesktopBridge | undefined = (window as unknown as Record<string, DesktopBridge | undefined>)[
  BRIDGE_NAME
];
