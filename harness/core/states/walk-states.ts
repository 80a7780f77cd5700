import { WALKS } from '../../../fixtures/walks';
import type { ScenarioInput } from '../scenario';
import { saidStep } from '../walks/run-walk';
import { scenarioSteps } from '../walks/steps';
import type { SweepState } from './state';

/** In the walk's order, openings included. */
export function walkStates(): SweepState[] {
  return WALKS.flatMap(({ id, scenario }) => statesOfWalk(id, scenario.name, scenario));
}

/** Includes the opening. */
export function statesOfWalk(id: string, name: string, scenario: ScenarioInput): SweepState[] {
  return [undefined, ...scenarioSteps(scenario)].map((step, number) => ({
    id: walkStateId(id, number),
    name: `${name}: ${step === undefined ? 'open' : `${number}. ${saidStep(step)}`}`,
    scenario,
    walk: { id, step: number },
  }));
}

export function walkStateId(walk: string, step: number): string {
  return `${walk}-${String(step).padStart(2, '0')}`;
}
