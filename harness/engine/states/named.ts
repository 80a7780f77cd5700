import { SCENARIOS } from '../../../fixtures/scenarios';
import type { SweepState } from './state';

/** One state for each named scenario. */
export function namedStates(): SweepState[] {
  return SCENARIOS.map(({ id, scenario }) => ({ id, name: scenario.name, scenario }));
}
