import { paneAddress, scenarioAddress } from '../engine/address';
import { type Origins, originsOf } from '../engine/hosts';
import { decodeLink, encodeLink } from '../engine/link';
import { isPlainObject, mergeScenario } from '../engine/merge';
import { MockBackend } from '../engine/mock/backend';
import { type Problem, parseScenario, problemOfKeeping, type Scenario, type ScenarioInput } from '../engine/scenario';
import { EventHub } from './events';
import { type LogEntry, type NewEntry, printed, type RequestEnd, RequestLog } from './request-log';
import { SessionCoverage } from './session-coverage';

/** Answer of `GET /scenario`. */
export interface ScenarioInfo {
  readonly scenario: Scenario;
  readonly link: string;
  /** Address at which to open the app. */
  readonly url: string;
  /** Address at which to open it in a pane of a comparison; absent for the default session, which is not shown in panes. */
  readonly pane?: string;
}

export type ChangeResult =
  | { readonly ok: true; readonly info: ScenarioInfo }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario is not valid. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  constructor(readonly problems: readonly Problem[]) {
    super(
      `The scenario is not valid:\n${problems.map(({ path, message }) => `  ${path || '(all)'}: ${message}`).join('\n')}`,
    );
  }
}

/** A request of a session, from its arrival to its end. */
export interface Arrival {
  readonly entry: LogEntry;
  /** Counts the request for the coverage, and sends its present entry to the readers of the events. */
  readonly tell: () => void;
  /** Records how the request ended, and calls `tell`. */
  readonly end: (end: RequestEnd) => void;
}

const STATE_EVENT_MS = 50;

/**
 * A session: the scenario as it was given and with its defaults, the mock, the log and the readers of its events. Sessions of a server
 * share only the built files.
 */
export class Session {
  readonly log = new RequestLog();
  readonly coverage = new SessionCoverage();
  readonly events = new EventHub();
  readonly backend: MockBackend;
  readonly createdAt = Date.now();
  /** Time of the last request. */
  usedAt = this.createdAt;
  #origins: Origins;
  /**
   * The scenario as it was given, without defaults. A PATCH is merged into it, so that defaults which depend on other keys are computed
   * again.
   */
  #input: ScenarioInput;
  #stateTimer: NodeJS.Timeout | undefined;
  #lastState = '';

  /**
   * @param id undefined for the default session, whose host names have no id
   * @throws {ScenarioError} when the scenario is not valid
   */
  constructor(
    input: ScenarioInput,
    readonly id?: string,
    /** Folder of the build that it shows. Default: the server's own build. */
    readonly distDir?: string,
  ) {
    this.#origins = originsOf(0, id);
    const parsed = parseScenario(input);
    if (!parsed.ok) throw new ScenarioError(parsed.problems);
    this.#input = parsed.input;
    this.backend = new MockBackend(parsed.scenario);
  }

  /** The origins of the session; known once the server listens. */
  get origins(): Origins {
    return this.#origins;
  }

  listensOn(port: number): void {
    this.#origins = originsOf(port, this.id);
  }

  get scenario(): Scenario {
    return this.backend.scenario;
  }

  info(): ScenarioInfo {
    return this.#infoOf(this.backend.scenario);
  }

  /** Replaces the scenario by another one, or by that of a link, and resets mock and log. Changes nothing if there is a problem. */
  replace(value: unknown): ChangeResult {
    const asked =
      isPlainObject(value) && Object.hasOwn(value, 'link') ? fromLink(value) : { ok: true as const, input: value };
    if (!asked.ok) return asked;
    return this.#take(asked.input, (scenario) => {
      this.backend.start(scenario);
      this.log.clear();
    });
  }

  /**
   * Merges a patch into the scenario. Keeps the log, and the mock's state if the change allows it. Changes nothing if there is a problem.
   */
  merge(patch: unknown): ChangeResult {
    // Checked before the merge, which is recursive: a deep patch would overflow the stack.
    const problem = problemOfKeeping(patch);
    if (problem !== undefined) return { ok: false, problems: [problem] };
    return this.#take(mergeScenario(this.#input, patch), (scenario) => this.backend.change(scenario));
  }

  /** Signs the member in; called by the stand-in for the login page. */
  signIn(): void {
    this.backend.state.session.signedIn = true;
    this.stateMayHaveChanged();
  }

  /** Records a request at its arrival. For the coverage it counts for the present scenario, even if it ends after a change. */
  arrived(request: NewEntry): Arrival {
    const { scenario } = this;
    const entry = this.log.add(request);
    const tell = () => {
      this.coverage.called(scenario, entry);
      // An entry that was removed from the log, such as by a new scenario, must not appear in the panel's log again.
      if (!this.events.hasReaders || !this.log.has(entry)) return;
      this.events.emit('request', printed(entry));
      this.stateMayHaveChanged();
    };
    return {
      entry,
      tell,
      end: (end) => {
        this.log.end(entry, end);
        tell();
      },
    };
  }

  /** Sends the mock's state to the readers of the events if it has changed, at most once in 50 ms. */
  stateMayHaveChanged(): void {
    if (!this.events.hasReaders || this.#stateTimer !== undefined) return;
    this.#stateTimer = setTimeout(() => {
      this.#stateTimer = undefined;
      const state = JSON.stringify(this.backend.state);
      if (state !== this.#lastState) this.events.emit('state', this.backend.state);
      this.#lastState = state;
    }, STATE_EVENT_MS);
  }

  close(): void {
    clearTimeout(this.#stateTimer);
    this.events.close();
  }

  /** Validates a scenario and applies it. Everything that can fail, the answer included, is done before the change. */
  #take(input: unknown, change: (scenario: Scenario) => void): ChangeResult {
    const parsed = parseScenario(input);
    if (!parsed.ok) return parsed;
    const info = this.#infoOf(parsed.scenario);
    change(parsed.scenario);
    this.#input = parsed.input;
    this.events.emit('scenario', info);
    this.stateMayHaveChanged();
    return { ok: true, info };
  }

  #infoOf(scenario: Scenario): ScenarioInfo {
    return {
      scenario,
      link: encodeLink(scenario),
      url: scenarioAddress(scenario, this.#origins),
      ...(this.id !== undefined && { pane: paneAddress(scenario, this.#origins) }),
    };
  }
}

function fromLink(value: Record<string, unknown>) {
  const others = Object.keys(value).filter((key) => key !== 'link');
  if (others.length > 0) {
    const problems = others.map((path) => ({
      path,
      message: 'A link stands alone: it says everything about the scenario',
    }));
    return { ok: false as const, problems };
  }
  if (typeof value.link === 'string') return decodeLink(value.link);
  return { ok: false as const, problems: [{ path: 'link', message: 'A link is a text' }] };
}
