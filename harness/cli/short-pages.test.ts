import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { WITHOUT } from './short-pages';

it('every feature that Playwright switches off is switched off where pages are open for a short time, too', () => {
  const playwright = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(playwright) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(features.length).toBeGreaterThan(10);
  expect(features.filter((name) => !WITHOUT.includes(name ?? ''))).toEqual([]);
});
