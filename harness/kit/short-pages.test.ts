import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { WITH, WITHOUT } from './short-pages';

const PLAYWRIGHT = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8');

it.each([
  { are: 'off', list: /disabledFeatures = \[([^\]]+)\]/, name: /^\s*"(\w+)",?$/gm, own: WITHOUT, atLeast: 10 },
  // An environment variable may disable one of them.
  { are: 'on', list: /enabledFeatures = \(\) => \[([^\]]+)\]/, name: /"(\w+)",?$/gm, own: WITH, atLeast: 2 },
])('every feature that Playwright switches $are is $are for pages that are open for a short time too', (features) => {
  const [, list = ''] = features.list.exec(PLAYWRIGHT) ?? [];
  const names = [...list.matchAll(features.name)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThanOrEqual(features.atLeast);
  expect(names.filter((name) => !features.own.includes(name))).toEqual([]);
});
