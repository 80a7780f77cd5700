import { wildcard } from '../patterns';
import { validScenario } from '../scenario';
import type { Dimension } from './row';
import { rowOfScenario } from './scenario-row';
import { DIMENSIONS } from './space';
import type { SweepState } from './state';

export interface Filter {
  readonly matches: (state: SweepState) => boolean;
  /** Only the values that the filter accepts. */
  readonly restricted: readonly Dimension[];
}

export type FilterResult =
  | { readonly ok: true; readonly filter: Filter }
  | { readonly ok: false; readonly message: string };

/** Selects states by id. */
const ID = 'id';
const KEYS = [ID, ...DIMENSIONS.map(({ name }) => name)];

/** Reads `site=HKG|ARE,route=/auth/kyc`. `|` separates alternatives, `*` matches any characters. */
export function parseFilter(text: string): FilterResult {
  const asked = new Map<string, readonly RegExp[]>();
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', ...rest] = pair.trim().split('=');
    if (!KEYS.includes(name) || rest.length === 0) {
      return problem(`"${pair}" is not key=value with one of the keys ${KEYS.join(', ')}`);
    }
    const wanted = rest
      .join('=')
      .split('|')
      .map((value) => value.trim());
    const values = DIMENSIONS.find((dimension) => dimension.name === name)?.values;
    const unknown = wanted.find((value) => values !== undefined && !values.some((one) => wildcard(value).test(one)));
    if (unknown !== undefined) return problem(`${name} is one of ${values?.join(', ')}, not "${unknown}"`);
    asked.set(name, wanted.map(wildcard));
  }
  const holds = (name: string, value: string) => asked.get(name)?.some((pattern) => pattern.test(value)) ?? true;
  const restricted = DIMENSIONS.map(({ name, values }) => ({
    name,
    values: values.filter((value) => holds(name, value)),
  }));
  return {
    ok: true,
    filter: { restricted, matches: (state) => [...asked.keys()].every((name) => holds(name, valueIn(state, name))) },
  };
}

function valueIn({ id, scenario }: SweepState, name: string): string {
  if (name === ID) return id;
  const { scenario: whole } = validScenario(scenario);
  // Named scenarios set their vendor's outcome even if it shows later.
  const { outcome } = whole.vendor;
  const row = rowOfScenario(whole);
  return (name === 'outcome' && scenario.vendor?.outcome !== undefined ? outcome : row[name]) ?? '';
}

function problem(message: string): FilterResult {
  return { ok: false, message: `--filter: ${message}` };
}
