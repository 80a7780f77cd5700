import type { ScenarioInput } from '../scenario';

/** One state that a sweep shows. */
export interface SweepState {
  /** Unique and stable: the name of its files, and what reports and baselines call it. */
  readonly id: string;
  readonly name: string;
  readonly scenario: ScenarioInput;
}
