import { initialConfig } from './initial-config';

/** Unix milliseconds by the server's clock if known. */
export function now(): number {
  const { serverTime } = initialConfig();
  // So that an error of the browser's clock cancels out.
  return serverTime === undefined ? Date.now() : serverTime + Date.now() - performance.timeOrigin;
}
