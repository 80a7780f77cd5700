import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getFailedAgain, noteFailedFile } from './get-again';

const ASSETS = 'https://www.example.com/user/accounts/assets';
const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  const names = [`${ASSETS}/a-12345678.js`, `${ASSETS}/a-12345678.js`, `${ASSETS}/font-12345678.woff2`];
  vi.stubGlobal('performance', {
    getEntriesByType: () => [...names, 'https://api2.example.com/a.js'].map((name) => ({ name })),
  });
  vi.stubGlobal('location', { origin: 'https://www.example.com' });
  const elements: Record<string, object[]> = {
    script: [{ src: `${ASSETS}/index-12345678.js` }, { src: '' }],
    link: [{ href: `${ASSETS}/start-12345678.css` }],
  };
  vi.stubGlobal('document', { querySelectorAll: (name: string) => elements[name] });
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push([address.slice(ASSETS.length), cache]);
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => vi.unstubAllGlobals());

it('fetches nothing while no file has failed', async () => {
  await getFailedAgain();
  expect(asked).toEqual([]);
});

it('fetches the page’s scripts and styles once past the cache, whatever the answer is', async () => {
  noteFailedFile();
  await getFailedAgain();
  const files = ['/a-12345678.js', '/index-12345678.js', '/start-12345678.css'];
  expect(asked).toEqual(files.map((file) => [file, 'reload']));
  await getFailedAgain();
  expect(asked).toHaveLength(3);
});
