import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInitialConfig } from '../domain/initial-config';

/** Texts that the fake server has, by language. A language that is missing fails with status 503. */
let served: Set<string>;
/** Requests for the main file of texts: the language, and milliseconds since the start. */
let requests: [language: string, ms: number][];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  served = new Set();
  requests = [];
  const start = Date.now();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hostname: 'example.com' });
  vi.stubGlobal('fetch', async (address: string) => {
    const [, language = '', file] = /\/([\w-]+)\/([\w-]+)\.json/.exec(address) ?? [];
    if (file === 'user-accounts') requests.push([language, Date.now() - start]);
    return served.has(language) ? new Response('{"a":"b"}') : new Response('', { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the texts of a page in this language, and waits for all retries. */
async function load(language: 'de-DE' | 'en') {
  const { setUpTexts } = await import('./setup');
  const loaded = setUpTexts(language, 'default', parseInitialConfig('{}').config);
  await vi.advanceTimersByTimeAsync(60_000);
  return loaded;
}

describe('texts that fail to load', () => {
  it('are requested 5 more times, first after 350 ms, then after twice the time before', async () => {
    await expect(load('en')).resolves.toBeUndefined();
    const times = requests.slice(0, 6).map(([, ms]) => ms);
    expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
  });

  it('are replaced by those of the default language', async () => {
    served.add('en');
    await expect(load('de-DE')).resolves.toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });
});

it('texts are requested once if they load', async () => {
  served.add('de-DE');
  await expect(load('de-DE')).resolves.toBe('de-DE');
  expect(requests).toEqual([['de-DE', 0]]);
});
