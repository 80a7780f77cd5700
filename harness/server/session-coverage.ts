import { encodeLink } from '../engine/link';
import type { Scenario } from '../engine/scenario';
import type { CoveredState } from '../engine/states/coverage';

interface Shown {
  readonly scenario: Scenario;
  readonly calls: Set<string>;
  readonly struck: Set<string>;
}

/**
 * What a session has shown since it was created: the scenarios in which a page was opened, the calls of the pages, and the injected faults.
 */
export class SessionCoverage {
  /** The states, by the link of their scenario. */
  readonly #shown = new Map<string, Shown>();

  /** Records that a page of the app was opened. */
  opened(scenario: Scenario): void {
    this.#of(scenario);
  }

  /** Records that a call has ended. */
  called(
    scenario: Scenario,
    { endpoint, method, fault }: { endpoint: string | null; method: string; fault: string | null },
  ): void {
    if (endpoint === null || method === 'OPTIONS') return;
    const shown = this.#of(scenario);
    shown.calls.add(endpoint);
    if (fault !== null) shown.struck.add(`${fault} ${endpoint}`);
  }

  clear(): void {
    this.#shown.clear();
  }

  states(): CoveredState[] {
    return [...this.#shown.values()].map(({ scenario, calls, struck }) => ({
      scenario,
      calls: [...calls],
      struck: [...struck],
    }));
  }

  #of(scenario: Scenario): Shown {
    const link = encodeLink(scenario);
    const known = this.#shown.get(link);
    if (known !== undefined) return known;
    const shown = { scenario, calls: new Set<string>(), struck: new Set<string>() };
    this.#shown.set(link, shown);
    return shown;
  }
}
