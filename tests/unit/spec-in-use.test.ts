import { describe, expect, it } from 'vitest';
import { kycInfoEndpoints } from '../../src/api/endpoints/kyc-info';
import { HELP_ARTICLES } from '../../src/domain/help-links';
import { parseInitialConfig } from '../../src/domain/initial-config';
import { store } from '../../src/lib/store';
import { MODE_CAPABILITIES } from '../../src/modes/capabilities';
import { TOAST_KINDS } from '../../src/ui/toast-store';
import { productSources, type Source, sourceOf, unusedExports } from './sources';

/**
 * Checks that the product uses everything that its rules, state and tables provide. An unused value is dead code, or a screen
 * forgot to apply it.
 */
const sources = productSources();

/** Files whose exported values all have to be used. */
const ROOMS = /^(domain\/|lib\/(?!telemetry\/)|modes\/|api\/client-tags)/;

/** Values that only the harness uses, for its choices and addresses. The product uses the types derived from them. */
const FOR_THE_HARNESS: readonly string[] = ['PAYMENT_METHODS', 'PLATFORMS', 'TOAST_ICONS', 'VARIANTS'];

describe('unusedExports', () => {
  const rules = sourceOf('a/rules.ts', 'export const one = 1; export const two = () => one; export const three = 3;');
  it.each([
    ['all exports without an import', '', ['one', 'two', 'three']],
    ['no export that an imported one uses', "import { two } from '../a/rules';", ['three']],
    ['an export that is imported as a type only', "import type { three } from '../a/rules';", ['one', 'two', 'three']],
    ['no export that a dynamic import uses', "import('../a/rules').then(({ three }) => three);", ['one', 'two']],
  ])('reports %s', (_what, text, unused) => {
    expect(unusedExports(rules, [rules, sourceOf('b/screen.ts', text)])).toEqual(unused);
  });
});

it('every exported rule and every piece of state is used', () => {
  const checked = sources.filter(({ path }) => ROOMS.test(path));
  const unused = checked.flatMap((source) => unusedExports(source, sources));
  expect(unused.sort()).toEqual([...FOR_THE_HARNESS].sort());
});

/** The keys that no file uses, by the check `isUse`. Files whose path matches `home` do not count. */
function missing(keys: readonly string[], home: RegExp, isUse: (source: Source, key: string) => boolean): string[] {
  const others = sources.filter(({ path }) => !home.test(path));
  return keys.filter((key) => !others.some((source) => isUse(source, key)));
}

const byName = ({ names }: Source, key: string) => names.has(key);
const { request, response } = kycInfoEndpoints.kycInfo;

it.each([
  ['every request field of kyc-info', Object.keys(request.shape), /^api\//, byName],
  ['every response field of kyc-info', Object.keys(response.shape), /^api\//, byName],
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
