import type { ScenarioInput } from '../scenario';

/** One state that a sweep shows. */
export interface SweepState {
  /** Unique and stable: the name of its files, and what reports and baselines call it. */
  readonly id: string;
  readonly name: string;
  readonly scenario: ScenarioInput;
  /**
   * What its page is loaded with. States with the same text can be shown one after another in one page, as a member goes from screen to screen.
   * Absent: the state needs a page of its own.
   */
  readonly page?: string;
}
