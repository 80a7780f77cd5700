import type { ScenarioInput } from '../scenario';

export interface SweepState {
  /** Unique and stable: names files and baselines. */
  readonly id: string;
  readonly name: string;
  readonly scenario: ScenarioInput;
  /** States with the same key can share a page. Absent: needs its own load. */
  readonly page?: string;
  /** The walk's id and step, 0 for the opening. The scenario is the whole walk's. */
  readonly walk?: { readonly id: string; readonly step: number };
}
