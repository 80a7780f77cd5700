import { afterEach, expect, it, vi } from 'vitest';
import { parseInitialConfig } from '../domain/initial-config';

const DEFAULTS = parseInitialConfig({}, 'www.example.com').config;

async function page(elements: { readonly 'initial-config'?: string; readonly build?: string }) {
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.stubGlobal('document', {
    getElementById: (id: keyof typeof elements) =>
      elements[id] === undefined ? null : { textContent: elements[id], content: elements[id] },
  });
  vi.resetModules();
  return await import('./initial-config');
}

afterEach(() => vi.unstubAllGlobals());

it('is what the page’s server wrote, and is read once', async () => {
  const { initialConfig, readInitialConfig } = await page({ 'initial-config': '{"environment":"testnet"}' });
  expect(readInitialConfig().problems).toEqual([]);
  expect(initialConfig().environment).toBe('testnet');
  expect(readInitialConfig()).toBe(readInitialConfig());
});

it.each([
  ['no JSON', '{"environment":'],
  ['empty', ''],
  ['missing', undefined],
])('that is %s cannot be read', async (_what, text) => {
  const { readInitialConfig } = await page(text === undefined ? {} : { 'initial-config': text });
  expect(readInitialConfig()).toEqual({ config: DEFAULTS, problems: ['(not JSON)'], isReadable: false });
});

it.each([
  ['the one that the server names', '{"version":"7"}', 'a1', '7'],
  ['else the page’s build', '{}', 'a1', 'a1'],
  ['else empty', '{}', undefined, ''],
])('has a version: %s', async (_which, text, build, version) => {
  const { initialConfig } = await page({ 'initial-config': text, ...(build !== undefined && { build }) });
  expect(initialConfig().version).toBe(version);
});
