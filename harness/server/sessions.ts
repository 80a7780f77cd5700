import { randomBytes } from 'node:crypto';
import type { Problem, ScenarioInput } from '../engine/scenario';
import { Session } from './session';

/** A session beside the default one takes memory until somebody deletes it. */
export const MAX_SESSIONS = 64;

export type CreateResult =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly full: true }
  | { readonly ok: false; readonly full: false; readonly problems: readonly Problem[] };

/** What the control API prints of a session beside the default one. */
export interface SessionSummary {
  readonly id: string;
  /** Name of its scenario. */
  readonly name: string;
  /** Where to open the app. */
  readonly url: string;
  /** Origin of its panel and of its control API. */
  readonly panel: string;
  /** ISO 8601, in real time, as `usedAt`. */
  readonly createdAt: string;
  /** When a request last reached it: an idle one is worth deleting. */
  readonly usedAt: string;
}

/** All sessions of one server: the default one, which is always there, and those that somebody made beside it. */
export class Sessions {
  readonly default: Session;
  readonly #others = new Map<string, Session>();
  #port = 0;

  /** @throws {ScenarioError} when the default session's scenario does not parse */
  constructor(scenario: ScenarioInput) {
    this.default = new Session(scenario);
  }

  listensOn(port: number): void {
    this.#port = port;
    for (const session of this.#all()) session.listensOn(port);
  }

  /** The session with this id; without an id the default one. */
  find(id: string | undefined): Session | undefined {
    return id === undefined ? this.default : this.#others.get(id);
  }

  /**
   * Makes a session that starts with a scenario, or with what a link holds; makes none on a problem.
   *
   * @param distDir folder of the build that it shows; default: the server's own
   */
  create(scenario: unknown, distDir?: string): CreateResult {
    if (this.#others.size >= MAX_SESSIONS) return { ok: false, full: true };
    const session = new Session({}, newId(this.#others), distDir);
    session.listensOn(this.#port);
    const started = session.replace(scenario);
    if (!started.ok) return { ok: false, full: false, problems: started.problems };
    this.#others.set(session.id ?? '', session);
    return { ok: true, session };
  }

  /** Ends a session: its hosts are unknown from now on. False where there is none with this id. */
  delete(id: string): boolean {
    this.#others.get(id)?.close();
    return this.#others.delete(id);
  }

  /** The sessions beside the default one, oldest first. */
  list(): SessionSummary[] {
    return [...this.#others.values()].map(summaryOf);
  }

  close(): void {
    for (const session of this.#all()) session.close();
  }

  #all(): Session[] {
    return [this.default, ...this.#others.values()];
  }
}

export function summaryOf(session: Session): SessionSummary {
  return {
    id: session.id ?? '',
    name: session.scenario.name,
    url: session.info().url,
    panel: session.origins.panel,
    createdAt: new Date(session.createdAt).toISOString(),
    usedAt: new Date(session.usedAt).toISOString(),
  };
}

/** An id that stands in host names; `engine/hosts.ts` knows its form. */
function newId(taken: ReadonlyMap<string, unknown>): string {
  const id = `s-${randomBytes(4).toString('hex')}`;
  return taken.has(id) ? newId(taken) : id;
}
