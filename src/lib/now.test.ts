import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SERVER = Date.UTC(2026, 10, 20);
/** The browser's clock is a year behind. */
const BROWSER = Date.UTC(2025, 10, 20);

async function nowWith(config: object): Promise<number> {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.resetModules();
  const { now } = await import('./now');
  return now();
}

beforeEach(() => {
  vi.useFakeTimers({ now: BROWSER + 60_000, toFake: ['Date'] });
  vi.stubGlobal('performance', { timeOrigin: BROWSER });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is the server’s, and advances while the page is open', async () => {
  expect(await nowWith({ serverTime: SERVER })).toBe(SERVER + 60_000);
});

it('is the browser’s if the page has none', async () => {
  expect(await nowWith({})).toBe(BROWSER + 60_000);
});
