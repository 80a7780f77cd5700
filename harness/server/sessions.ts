import { randomBytes } from 'node:crypto';
import type { Problem, ScenarioInput } from '../core/scenario';
import type { EventName } from './events';
import { Session } from './session';

/** Beside the default one. Each takes memory until it is deleted. */
export const MAX_SESSIONS = 64;

export type CreateResult =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly full: true }
  | { readonly ok: false; readonly full: false; readonly problems: readonly Problem[] };

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

  /** Default: the default session. */
  find(id: string | undefined): Session | undefined {
    return id === undefined ? this.default : this.#others.get(id);
  }

  /** Creates none if there is a problem. @param distDir the build to show; default: the server's own */
  create(scenario: unknown, distDir?: string): CreateResult {
    if (this.#others.size >= MAX_SESSIONS) return { ok: false, full: true };
    const session = new Session({}, newId(this.#others), distDir);
    session.listensOn(this.#port);
    const started = session.replace(scenario);
    if (!started.ok) return { ok: false, full: false, problems: started.problems };
    this.#others.set(session.id ?? '', session);
    return { ok: true, session };
  }

  /** Its hosts become unknown. Returns false if there is none. */
  delete(id: string): boolean {
    this.#others.get(id)?.close();
    return this.#others.delete(id);
  }

  /** Oldest first, without the default one. */
  list(): SessionSummary[] {
    return [...this.#others.values()].map(summaryOf);
  }

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

export type SessionSummary = ReturnType<typeof summaryOf>;

export function summaryOf(session: Session) {
  return {
    id: session.id ?? '',
    /** Name of its scenario. */
    name: session.scenario.name,
    url: session.info().url,
    /** Of its panel and control API. */
    panel: session.origins.panel,
    /** ISO 8601, in real time. */
    createdAt: new Date(session.createdAt).toISOString(),
    /** Time of the last request, to find idle sessions. */
    usedAt: new Date(session.usedAt).toISOString(),
  };
}

/** For host names, see `hosts.ts`. */
function newId(taken: ReadonlyMap<string, unknown>): string {
  const id = `s-${randomBytes(4).toString('hex')}`;
  return taken.has(id) ? newId(taken) : id;
}
