/** Longer waits are not believed. */
const MAX_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Reads the header `Retry-After`: seconds or an HTTP date. Undefined if it says nothing useful. Both times are Unix
 * milliseconds.
 */
export function retryTime(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const text = header.trim();
  const time = /^\d+$/.test(text) ? now + Number(text) * 1000 : Date.parse(text);
  return time > now && time <= now + MAX_MS ? time : undefined;
}
