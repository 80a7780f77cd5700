import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInitialConfig } from '../domain/initial-config';

let served: Set<string>;
let firstAnswer: () => Response;
/** Milliseconds since the start. */
let requests: [language: string, ms: number][];

beforeEach(() => {
  vi.resetModules();
  // A package keeps its state when modules reset.
  vi.doMock('i18next', async (load) => ({
    default: (await load<typeof import('i18next')>()).default.createInstance(),
  }));
  vi.useFakeTimers();
  served = new Set();
  firstAnswer = () => new Response('{"user-accounts":{"a":"b"},"inverse-error-code":{}}');
  requests = [];
  const start = Date.now();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hostname: 'example.com' });
  vi.stubGlobal('fetch', async (address: string) => {
    const [, language = '', file = ''] = /\/([\w-]+)\/((?:first\/)?[\w-]+)\.json/.exec(address) ?? [];
    if (file === 'user-accounts') requests.push([language, Date.now() - start]);
    if (file === 'first/personal') return firstAnswer();
    return served.has(language) ? new Response('{"a":"b","c":"d"}') : new Response('', { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for all retries. */
async function load(language: 'de-DE' | 'en') {
  const { setUpTexts } = await import('./setup');
  const loaded = setUpTexts(language, 'default', parseInitialConfig('{}').config);
  await vi.advanceTimersByTimeAsync(60_000);
  return loaded;
}

describe('texts that fail to load', () => {
  it('are requested 5 more times, first after 350 ms, then after twice the previous delay', async () => {
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

describe('the texts of a first view', () => {
  const config = parseInitialConfig('{}').config;
  const begin = async () => {
    const setup = await import('./setup');
    const begun = setup.setUpTexts('de-DE', 'default', config, 'personal');
    await vi.advanceTimersByTimeAsync(60_000);
    const { default: i18next } = await import('i18next');
    return {
      ...setup,
      begun,
      shows: (key: string) => i18next.t(key as never),
      change: (language: string) => i18next.changeLanguage(language),
    };
  };

  it('are enough to start; the others load when requested, once', async () => {
    served.add('de-DE');
    const { begun, shows, wholeTexts } = await begin();
    await expect(begun).resolves.toBe('de-DE');
    expect([shows('a'), shows('c'), requests.length]).toEqual(['b', 'c', 0]);
    await Promise.all([wholeTexts(), wholeTexts()]);
    await wholeTexts();
    expect([shows('a'), shows('c'), requests.length]).toEqual(['b', 'd', 1]);
  });

  it('are enough for their own view; every other one waits for all texts', async () => {
    served.add('de-DE');
    const { shows, textsOfView } = await begin();
    await textsOfView('personal');
    expect(shows('c')).toBe('c');
    await textsOfView('kyc');
    expect(shows('c')).toBe('d');
  });

  it('keep what a part needs waiting until all texts have loaded', async () => {
    served.add('de-DE');
    const { shows } = await begin();
    const { loadWithTexts } = await import('../lib/lazy-texts');
    await expect(loadWithTexts(async () => 'a part')).resolves.toBe('a part');
    expect(shows('c')).toBe('d');
  });

  it('stay if the others fail to load, which are requested again the next time', async () => {
    const { shows, wholeTexts, loadTexts } = await begin();
    const failed = wholeTexts();
    const expected = expect(failed).rejects.toThrow('The texts of de-DE could not be loaded.');
    await vi.advanceTimersByTimeAsync(60_000);
    await expected;
    served.add('de-DE');
    await loadTexts('de-DE');
    expect([shows('a'), shows('c')]).toEqual(['b', 'd']);
  });

  it('are not enough to change back to their language, and keep nothing waiting in another one', async () => {
    served.add('tr-TR');
    const { wholeTexts, loadTexts, hasTexts, change } = await begin();
    await loadTexts('tr-TR');
    await change('tr-TR');
    await wholeTexts();
    const back = loadTexts('de-DE');
    await vi.advanceTimersByTimeAsync(60_000);
    await back;
    expect([hasTexts('tr-TR'), hasTexts('de-DE')]).toEqual([true, false]);
    served.add('de-DE');
    await loadTexts('de-DE');
    expect(hasTexts('de-DE')).toBe(true);
  });

  it.each([
    ['are missing', () => new Response('', { status: 404 })],
    ['are a page', () => new Response('<!doctype html>')],
    ['are not group of texts', () => new Response('"text"')],
    ['are nothing', () => new Response('null')],
    ['lack those of the error codes', () => new Response('{"user-accounts":{"a":"b"}}')],
    ['cannot be reached', () => Response.error()],
  ])('are replaced by all texts if they %s', async (_what, answer) => {
    served.add('de-DE');
    firstAnswer = answer;
    const { begun, shows } = await begin();
    await expect(begun).resolves.toBe('de-DE');
    expect([shows('c'), requests.length]).toEqual(['d', 1]);
  });
});
