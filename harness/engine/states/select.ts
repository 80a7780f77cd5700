import { SCENARIOS } from '../../../fixtures/scenarios';
import { type Covering, coveringArray } from './covering';
import { stateOfRow } from './row-scenario';
import { CONSTRAINTS, DIMENSIONS, FAULT_MASK } from './space';
import type { SweepState } from './state';

/** The states of a selection, and how completely they cover the space. */
export interface Selection {
  readonly states: readonly SweepState[];
  /** Undefined for the named scenarios, which do not follow from the space. */
  readonly covering?: Covering;
}

/** What `--states` can name. */
export const SELECTIONS: Readonly<Record<string, (of?: readonly string[]) => Selection>> = {
  /** Each named scenario. */
  named: () => ({ states: SCENARIOS.map(({ id, scenario }) => ({ id, name: scenario.name, scenario })) }),
  /** Each value of each dimension. */
  values: () => covered(1),
  /** Each two values that go together. */
  pairs: () => covered(2),
  /** Each three values of the named dimensions that go together. */
  triples: (of = ['site', 'language', 'route']) => covered(3, of),
};

function covered(strength: 1 | 2 | 3, of?: readonly string[]): Selection {
  const covering = coveringArray(DIMENSIONS, CONSTRAINTS, { strength, mask: FAULT_MASK, ...(of && { of }) });
  return { states: covering.rows.map(stateOfRow), covering };
}
