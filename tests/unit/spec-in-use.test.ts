import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { endpoints } from '../../src/api/endpoints';
import { kycInfoEndpoints } from '../../src/api/endpoints/kyc-info';
import { HELP_ARTICLES } from '../../src/domain/help-links';
import { parseInitialConfig } from '../../src/domain/initial-config';
import { TOAST_ICONS } from '../../src/domain/toasts';
import { store } from '../../src/lib/store';
import { capabilitiesOf } from '../../src/modes/capabilities';
import type { ButtonSize, ButtonVariant } from '../../src/ui/button-styles';
import { TOAST_KINDS } from '../../src/ui/toast-store';
import { UNUSED_BUTTONS, UNUSED_FIELDS } from './listed-as-unused';
import { productSources, type Source, sourceOf, unusedExports } from './sources';

/** An unused value is dead code or a missing rule. */
const sources = productSources();

/** Every exported value here must be used. */
const ROOMS = /^(domain\/|lib\/(?!telemetry\/)|modes\/|api\/client-tags)/;

/** Only the harness uses them; the product uses their types. */
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

/** Ignores files that match `home`. */
function missing(keys: readonly string[], home: RegExp, isUse: (source: Source, key: string) => boolean): string[] {
  const others = sources.filter(({ path }) => !home.test(path));
  return keys.filter((key) => !others.some((source) => isUse(source, key)));
}

const byName = ({ names }: Source, key: string) => names.has(key);
/** Must name the field's group too, because field names repeat. */
const byPath = ({ names, texts }: Source, path: string) => {
  const [field = '', group = ''] = path.split('.').reverse();
  return names.has(group) && (names.has(field) || texts.has(field));
};
const { request, response } = kycInfoEndpoints.kycInfo;

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** At every level. */
function fieldsOf({ properties = {}, items }: JsonSchema, at = ''): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    `${at}${name}`,
    ...fieldsOf(field, `${at}${name}.`),
  ]);
  return [...own, ...(items ? fieldsOf(items, at) : [])];
}

it('every field of kyc-info below the first level is used, or is listed as unused', () => {
  const fields = fieldsOf(toJSONSchema(response, { unrepresentable: 'any' }) as JsonSchema);
  expect(fields).toContain('applicant.identifies.number');
  const isUsed = (path: string) => missing([path], /^api\//, byPath).length === 0;
  const listed = Object.keys(UNUSED_FIELDS);
  const isListed = (path: string) => listed.some((one) => path === one || path.startsWith(`${one}.`));
  expect(fields.filter((path) => path.includes('.') && !isUsed(path) && !isListed(path))).toEqual([]);
  expect(listed.filter(isUsed)).toEqual([]);
});

it('every field of every call, at every level, is named by the product, or is listed as unused', () => {
  const fields = Object.entries(endpoints).flatMap(([name, row]) =>
    [row.request, row.response].flatMap((schema) =>
      fieldsOf(toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema).map((path) => `${name}.${path}`),
    ),
  );
  expect(fields).toContain('questionnaireTemplate.lastAttempt.score');
  const unused = missing([...new Set(fields)], /^api\//, ({ names, texts }, path) => {
    const field = path.slice(path.lastIndexOf('.') + 1);
    return names.has(field) || texts.has(field);
  });
  expect(unused.filter((path) => !(path in UNUSED_FIELDS))).toEqual([]);
});

/** The names of all, which the compiler completes. */
const BUTTONS = Object.keys({
  default: 0,
  primary: 0,
  secondary: 0,
  secondaryBrand: 0,
  tradeLong: 0,
  tradeShort: 0,
  tradeSecondary: 0,
  marketing: 0,
  'xx-small': 0,
  'x-small': 0,
  small: 0,
  middle: 0,
  large: 0,
  'x-large': 0,
  subtitle: 0,
} satisfies Record<ButtonVariant | ButtonSize | 'subtitle', 0>);

it('every variant, size and part of buttons is used, or is listed as unused', () => {
  const isUse = ({ names, texts }: Source, key: string) =>
    names.has('Button') && (texts.has(key) || (key === 'subtitle' && names.has(key)));
  const standard = ['middle'];
  const unused = missing(BUTTONS, /^ui\/button/, isUse).filter((key) => !standard.includes(key));
  expect(unused.sort()).toEqual(Object.keys(UNUSED_BUTTONS).sort());
});

it.each([
  ['every request field of kyc-info', Object.keys(request.shape), /^api\//, byName],
  ['every response field of kyc-info', Object.keys(response.shape), /^api\//, byName],
  ['every field of the initial config', Object.keys(parseInitialConfig({}).config), /^domain\/initial-config/, byName],
  ['every field of the global state', Object.keys(store), /^lib\/store/, byName],
  [
    'every capability of a mode',
    Object.keys(capabilitiesOf({ shell: 'browser', authority: 'session' })),
    /^modes\/capabilities/,
    ({ names }: Source, key: string) => (names.has('capabilities') || names.has('capabilitiesOf')) && names.has(key),
  ],
  [
    'every article of the help centre',
    Object.keys(HELP_ARTICLES),
    /^domain\/help-links/,
    ({ names, texts }: Source, key: string) => names.has('helpLink') && texts.has(key),
  ],
  [
    'every icon of toasts',
    TOAST_ICONS,
    /^(ui|domain)\//,
    ({ names, texts }: Source, key: string) => names.has('showToast') && texts.has(key),
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
