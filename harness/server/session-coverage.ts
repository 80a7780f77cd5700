import { encodeLink } from '../core/link';
import type { Scenario } from '../core/scenario';
import type { CoveredState } from '../core/states/coverage';

interface Shown {
  readonly scenario: Scenario;
  readonly calls: Set<string>;
  readonly struck: Set<string>;
}

/** Scenarios with an opened page, calls and injected faults since the session began. */
export class SessionCoverage {
  /** By link. */
  readonly #shown = new Map<string, Shown>();
  /** Caches links: making one takes longer than an answer. */
  #byScenario = new WeakMap<Scenario, Shown>();

  opened(scenario: Scenario): void {
    this.#of(scenario);
  }

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
