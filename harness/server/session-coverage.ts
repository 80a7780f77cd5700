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
  /** The same by the scenario itself, which no change alters: a link takes longer to make than an answer. */
  #byScenario = new WeakMap<Scenario, Shown>();

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
    this.#byScenario = new WeakMap();
  }

  states(): CoveredState[] {
    return [...this.#shown.values()].map(({ scenario, calls, struck }) => ({
      scenario,
      calls: [...calls],
      struck: [...struck],
    }));
  }

  #of(scenario: Scenario): Shown {
    const known = this.#byScenario.get(scenario);
    if (known !== undefined) return known;
    const link = encodeLink(scenario);
    const shown = this.#shown.get(link) ?? { scenario, calls: new Set<string>(), struck: new Set<string>() };
    this.#shown.set(link, shown);
    this.#byScenario.set(scenario, shown);
    return shown;
  }
}
