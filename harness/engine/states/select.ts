import { SCENARIOS } from '../../../fixtures/scenarios';
import { type Covering, coveringArray } from './covering';
import type { Filter } from './filter';
import { languageStates } from './language-states';
import { PAGE_DIMENSIONS } from './page-key';
import { stateOfRow } from './row-scenario';
import { CONSTRAINTS, DIMENSIONS, FAULT_MASK } from './space';
import type { SweepState } from './state';
import { walkStates } from './walk-states';

/** The states of a selection, and the part of the space that they cover. */
export interface Selection {
  readonly states: readonly SweepState[];
  /** Undefined for the named scenarios, the languages and the walks, which are not made from the space. */
  readonly covering?: Covering;
}

/** A filter that accepts every state. */
export const EVERYTHING: Filter = { matches: () => true, restricted: DIMENSIONS };

/** The selections that `--states` can name. Covering arrays are made from the values that the filter accepts. */
export const SELECTIONS: Readonly<Record<string, (filter?: Filter) => Selection>> = {
  /** All named scenarios. */
  named: ({ matches } = EVERYTHING) => ({
    states: SCENARIOS.map(({ id, scenario }) => ({ id, name: scenario.name, scenario })).filter(matches),
  }),
  /** Every screen in every language, on the widest and the narrowest device. */
  languages: ({ matches } = EVERYTHING) => ({ states: languageStates().filter(matches) }),
  /** Every step of every named walk. */
  walks: ({ matches } = EVERYTHING) => ({ states: walkStates().filter(matches) }),
  /** Each value of each dimension. */
  values: (filter = EVERYTHING) => covered(1, filter),
  /** Each pair of values that may occur together. */
  pairs: (filter = EVERYTHING) => covered(2, filter),
};

function covered(strength: 1 | 2, { matches, restricted }: Filter): Selection {
  const isClear = restricted.find(({ name }) => name === 'fault')?.values.includes(FAULT_MASK.fault ?? '');
  const covering = coveringArray(restricted, CONSTRAINTS, {
    strength,
    ...(isClear && { mask: FAULT_MASK }),
    seldom: PAGE_DIMENSIONS,
  });
  return { states: covering.rows.map(stateOfRow).filter(matches), covering };
}
