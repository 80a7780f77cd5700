import { SCENARIOS } from '../../../fixtures/scenarios';
import { type Covering, coveringArray } from './covering';
import type { Filter } from './filter';
import { languageStates } from './language-states';
import { PAGE_DIMENSIONS } from './page-key';
import { stateOfRow } from './row-scenario';
import { CONSTRAINTS, DIMENSIONS, FAULT_MASK } from './space';
import type { SweepState } from './state';
import { walkStates } from './walk-states';

export interface Selection {
  readonly states: readonly SweepState[];
  /** Only for selections made from the space. */
  readonly covering?: Covering;
}

export const EVERYTHING: Filter = { matches: () => true, restricted: DIMENSIONS };

/** Covering arrays use only values that the filter accepts. */
export const SELECTIONS: Readonly<Record<string, (filter?: Filter) => Selection>> = {
  named: ({ matches } = EVERYTHING) => ({
    states: SCENARIOS.map(({ id, scenario }) => ({ id, name: scenario.name, scenario })).filter(matches),
  }),
  /** On the widest and the narrowest device. */
  languages: ({ matches } = EVERYTHING) => ({ states: languageStates().filter(matches) }),
  walks: ({ matches } = EVERYTHING) => ({ states: walkStates().filter(matches) }),
  values: (filter = EVERYTHING) => covered(1, filter),
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
