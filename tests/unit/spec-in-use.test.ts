import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kycInfoEndpoints } from '../../src/api/endpoints/kyc-info';
import { HELP_ARTICLES } from '../../src/domain/help-links';
import { parseInitialConfig } from '../../src/domain/initial-config';
import { store } from '../../src/lib/store';
import { MODE_CAPABILITIES } from '../../src/modes/capabilities';
import { TOAST_KINDS } from '../../src/ui/toast-store';
import { productSources, type Source, sourceOf, unusedExports } from './sources';

/**
 * What the product's rules, state and tables offer is used by the product: one that no screen applies is dead weight, or the sign of a screen
 * that forgot it.
 */
const sources = productSources();

/** Rooms whose every exported value has to be of use. */
const ROOMS = /^(domain\/|lib\/(?!telemetry\/)|modes\/|api\/client-tags)/;

/** Files of rules for screens that are not built yet, with the reason in `src/README.md`. They stay out of the build. May only shrink. */
const NOT_USED_YET: readonly string[] = ['domain/validation.ts'];

/** What the harness draws its choices and addresses from; the product knows the same by its types. */
const FOR_THE_HARNESS: readonly string[] = [
  'MODES',
  'PAYMENT_METHODS',
  'PLATFORMS',
  'ROUTES',
  'TOAST_ICONS',
  'VARIANTS',
  'VENDOR_REJECTION_CODES',
];

describe('the search', () => {
  const rules = sourceOf('a/rules.ts', 'export const one = 1; export const two = () => one; export const three = 3;');
  it.each([
    ['nobody', '', ['one', 'two', 'three']],
    ['a file that takes one that is made of another', "import { two } from '../a/rules';", ['three']],
    ['a file that takes a type', "import type { three } from '../a/rules';", ['one', 'two', 'three']],
    ['a file that loads it later', "import('../a/rules').then(({ three }) => three);", ['one', 'two']],
  ])('knows what is unused by %s', (_who, text, unused) => {
    expect(unusedExports(rules, [rules, sourceOf('b/screen.ts', text)])).toEqual(unused);
  });
});

it('every rule and every piece of state is used', () => {
  const checked = sources.filter(({ path }) => ROOMS.test(path) && !NOT_USED_YET.includes(path));
  const unused = checked.flatMap((source) => unusedExports(source, sources));
  expect(unused.sort()).toEqual([...FOR_THE_HARNESS].sort());
});

it.each(NOT_USED_YET)('%s is in no build, and the README says which screen it waits for', (path) => {
  const module = path.replace(/\.ts$/, '');
  expect(sources.filter(({ taken }) => taken.has(module)).map((source) => source.path)).toEqual([]);
  const readme = readFileSync(resolve(import.meta.dirname, '../../src/README.md'), 'utf8');
  expect(readme.split('\n').some((line) => line.startsWith('|') && line.includes(`\`${path}\``))).toBe(true);
});

/** Those of `keys` that no file outside `home` uses in a way that `isUse` sees. */
function missing(keys: readonly string[], home: RegExp, isUse: (source: Source, key: string) => boolean): string[] {
  const others = sources.filter(({ path }) => !home.test(path));
  return keys.filter((key) => !others.some((source) => isUse(source, key)));
}

const byName = ({ names }: Source, key: string) => names.has(key);
const { request, response } = kycInfoEndpoints.kycInfo;

it.each([
  ['every part that kyc-info can be asked for', Object.keys(request.shape), /^api\//, byName],
  ['every field that kyc-info answers', Object.keys(response.shape), /^api\//, byName],
  ['every field of the initial config', Object.keys(parseInitialConfig({}).config), /^domain\/initial-config/, byName],
  ['every field of the global state', Object.keys(store), /^lib\/store/, byName],
  [
    'every capability of a mode',
    Object.keys(MODE_CAPABILITIES.web),
    /^modes\/capabilities/,
    ({ names }: Source, key: string) => names.has('MODE_CAPABILITIES') && names.has(key),
  ],
  [
    'every article of the help centre',
    Object.keys(HELP_ARTICLES),
    /^domain\/help-links/,
    ({ names, texts }: Source, key: string) => names.has('helpLink') && texts.has(key),
  ],
  [
    'every kind of toast but the default one',
    Object.keys(TOAST_KINDS).filter((kind) => kind !== 'verification'),
    /^ui\//,
    ({ names, texts }: Source, key: string) => names.has('showToast') && texts.has(key),
  ],
] as const)('%s is used', (_what, keys, home, isUse) => {
  expect(keys.length).toBeGreaterThan(2);
  expect(missing(keys, home, isUse)).toEqual([]);
  expect(missing(['no-such-key'], home, isUse)).toEqual(['no-such-key']);
});
