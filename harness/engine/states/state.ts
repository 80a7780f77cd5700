import type { ScenarioInput } from '../scenario';

/** One state that a sweep shows. */
export interface SweepState {
  /** Unique and stable: its files, reports and baselines use it as name. */
  readonly id: string;
  readonly name: string;
  readonly scenario: ScenarioInput;
  /**
   * Key of the values that its page is loaded with. States with the same key can be shown one after another in one page, as a member goes
   * from screen to screen. Absent: the state needs a page load of its own.
   */
  readonly page?: string;
  /** The walk that it is a step of: the walk's id, and the number of the step, 0 for the opening. The scenario is that of the whole walk. */
  readonly walk?: { readonly id: string; readonly step: number };
}
