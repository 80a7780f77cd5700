import { randomBytes } from 'node:crypto';
import type { Problem, ScenarioInput } from '../engine/scenario';
import type { EventName } from './events';
import { Session } from './session';

/** Maximum number of sessions beside the default one. Each takes memory until it is deleted. */
export const MAX_SESSIONS = 64;

export type CreateResult =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly full: true }
  | { readonly ok: false; readonly full: false; readonly problems: readonly Problem[] };

/** All sessions of a server: the default one, which always exists, and those that were created beside it. */
export class Sessions {
  readonly default: Session;
  readonly #others = new Map<string, Session>();
  #port = 0;

  /** @throws {ScenarioError} when the default session's scenario is not valid */
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
   * Creates a session with a scenario, or with that of a link. Creates none if there is a problem.
   *
   * @param distDir folder of the build that it shows; default: the server's own build
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

  /** Deletes a session; its hosts are unknown from now on. Returns false if there is none with this id. */
  delete(id: string): boolean {
    this.#others.get(id)?.close();
    return this.#others.delete(id);
  }

  /** The sessions beside the default one, oldest first. */
  list(): SessionSummary[] {
    return [...this.#others.values()].map(summaryOf);
  }

  /** Sends an event to the readers of every session. */
  emit(name: EventName, data: unknown): void {
    for (const session of this.#all()) session.events.emit(name, data);
  }

  close(): void {
    for (const session of this.#all()) session.close();
  }

  #all(): Session[] {
    return [this.default, ...this.#others.values()];
  }
}

/** A session beside the default one, as the control API prints it. */
export type SessionSummary = ReturnType<typeof summaryOf>;

export function summaryOf(session: Session) {
  return {
    id: session.id ?? '',
    /** Name of its scenario. */
    name: session.scenario.name,
    /** Address at which to open the app. */
    url: session.info().url,
    /** Origin of its panel and of its control API. */
    panel: session.origins.panel,
    /** ISO 8601, in real time, as `usedAt`. */
    createdAt: new Date(session.createdAt).toISOString(),
    /** Time of the last request, to find idle sessions that can be deleted. */
    usedAt: new Date(session.usedAt).toISOString(),
  };
}

/** A new id, for use in host names. `engine/hosts.ts` defines its form. */
function newId(taken: ReadonlyMap<string, unknown>): string {
  const id = `s-${randomBytes(4).toString('hex')}`;
  return taken.has(id) ? newId(taken) : id;
}
