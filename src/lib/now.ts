import { initialConfig } from './initial-config';

/** The time now, Unix time in milliseconds: the server's where the page carries it, because a member's own clock may be wrong by days. */
export function now(): number {
  const { serverTime } = initialConfig();
  // How long the page has been open: both figures are of the browser's clock, so that an error of it is taken out.
  return serverTime === undefined ? Date.now() : serverTime + Date.now() - performance.timeOrigin;
}
