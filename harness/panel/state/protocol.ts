import type { Problem, Scenario } from '../../engine/scenario';

/** What the control API says (design 7), as the panel reads it. */

export interface ScenarioAnswer {
  readonly scenario: Scenario;
  readonly link: string;
  /** Where to open the app. */
  readonly url: string;
}

/** A session beside the default one, as far as the panel reads it. */
export interface SessionAnswer {
  /** Origin of its panel. */
  readonly panel: string;
}

/** One line of the request log. */
export interface RequestEntry {
  readonly id: number;
  /** ISO time. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly path: string;
  /** Name of the call, absent for pages, files and refused addresses. */
  readonly endpoint?: string | null;
  readonly query?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** 0 or absent: no answer left the server. */
  readonly status?: number | null;
  readonly response?: unknown;
  readonly ms?: number | null;
  readonly fault?: unknown;
  readonly mode?: string | null;
}

export interface NamedScenario {
  readonly name: string;
  readonly group?: string;
  readonly scenario: unknown;
}

export interface Catalogue {
  readonly routes: readonly { readonly path: string; readonly summary?: string }[];
  readonly endpoints: readonly { readonly name: string; readonly summary?: string }[];
  readonly scenarios: readonly NamedScenario[];
}

export interface BuildAnswer {
  readonly hash: string | null;
  readonly servedEqualsBuilt: boolean;
  /** What is missing or stale, a sentence each. */
  readonly problems: readonly string[];
  /** The command that mends it. */
  readonly remedy: string | null;
}

export interface ProblemAnswer {
  readonly error: string;
  readonly problems?: readonly Problem[];
}
