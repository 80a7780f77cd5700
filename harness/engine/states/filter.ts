import { MODES } from '../../../src/domain/modes';
import { SITES } from '../../../src/domain/sites';
import { PROVIDERS } from '../../../src/domain/statuses';
import { LANGUAGES } from '../../../src/i18n/languages';
import { DEVICES, parseScenario, type Scenario, TELEGRAM_PLATFORMS, THEMES, VENDOR_OUTCOMES } from '../scenario';
import type { SweepState } from './state';

interface FilterKey {
  /** What the key can be; undefined where that cannot be listed. */
  readonly values?: readonly string[];
  readonly valueOf: (scenario: Scenario, state: SweepState) => string;
}

/** What `--filter` can name. */
const KEYS: Readonly<Record<string, FilterKey>> = {
  id: { valueOf: (_scenario, { id }) => id },
  site: { values: SITES, valueOf: ({ site }) => site },
  language: { values: Object.keys(LANGUAGES), valueOf: ({ language }) => language },
  mode: { values: MODES, valueOf: ({ mode }) => mode },
  platform: { values: TELEGRAM_PLATFORMS, valueOf: ({ platform }) => platform },
  device: { values: DEVICES, valueOf: ({ device }) => device },
  theme: { values: THEMES, valueOf: ({ theme }) => theme },
  route: { valueOf: ({ route }) => route },
  provider: { values: PROVIDERS, valueOf: ({ kyc }) => kyc.provider },
  outcome: { values: VENDOR_OUTCOMES, valueOf: ({ vendor }) => vendor.outcome },
  fault: { valueOf: ({ faults }) => faults[0]?.kind ?? 'none' },
};

export type Filter = (state: SweepState) => boolean;
export type FilterResult =
  | { readonly ok: true; readonly matches: Filter }
  | { readonly ok: false; readonly message: string };

/**
 * Reads a filter such as `site=HKG|ARE,route=/auth/kyc`: pairs that all have to hold; `|` separates values of which one has to. A `*`
 * in a value stands for any characters.
 */
export function parseFilter(text: string): FilterResult {
  const conditions: Filter[] = [];
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const key = Object.hasOwn(KEYS, name.trim()) ? KEYS[name.trim()] : undefined;
    if (key === undefined || rest.length === 0) {
      return problem(`"${pair}" is not key=value with one of the keys ${Object.keys(KEYS).join(', ')}`);
    }
    const wanted = rest.join('=').trim().split('|');
    const patterns = wanted.map(patternOf);
    const unknown = wanted.find((_value, at) => !key.values?.some((one) => patterns[at]?.test(one)));
    if (key.values !== undefined && unknown !== undefined) {
      return problem(`${name} is one of ${key.values.join(', ')}, not "${unknown}"`);
    }
    conditions.push((state) => {
      const parsed = parseScenario(state.scenario);
      const value = parsed.ok ? key.valueOf(parsed.scenario, state) : '';
      return patterns.some((pattern) => pattern.test(value));
    });
  }
  return { ok: true, matches: (state) => conditions.every((holds) => holds(state)) };
}

function problem(message: string): FilterResult {
  return { ok: false, message: `--filter: ${message}` };
}

function patternOf(value: string): RegExp {
  const escaped = value.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*')}$`);
}
