import { paneAddress, scenarioAddress } from '../engine/address';
import { type Origins, originsOf } from '../engine/hosts';
import { decodeLink, encodeLink } from '../engine/link';
import { isPlainObject, mergeScenario } from '../engine/merge';
import { MockBackend } from '../engine/mock/backend';
import { type Problem, parseScenario, problemOfKeeping, type Scenario, type ScenarioInput } from '../engine/scenario';
import { EventHub } from './events';
import { type LogEntry, type NewEntry, printed, type RequestEnd, RequestLog } from './request-log';
import { SessionCoverage } from './session-coverage';

/** What `GET /scenario` prints. */
export interface ScenarioInfo {
  readonly scenario: Scenario;
  readonly link: string;
  /** Where to open the app. */
  readonly url: string;
  /** Where to open it in a pane of a comparison; absent for the default session, which has no panes. */
  readonly pane?: string;
}

export type ChangeResult =
  | { readonly ok: true; readonly info: ScenarioInfo }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario that a caller handed over does not parse. */
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
  /** Counts it as shown, and tells listeners how it stands. */
  readonly tell: () => void;
  /** Writes down how it ended, and tells. */
  readonly end: (end: RequestEnd) => void;
}

const STATE_EVENT_MS = 50;

/**
 * One run of the harness: the scenario as it was given and as it was completed, the mock, the log and who listens. Sessions
 * of one server share nothing but the built files.
 */
export class Session {
  readonly log = new RequestLog();
  readonly coverage = new SessionCoverage();
  readonly events = new EventHub();
  readonly backend: MockBackend;
  readonly createdAt = Date.now();
  /** When a request last reached it. */
  usedAt = this.createdAt;
  #origins: Origins;
  /** What was given: a PATCH goes on from it, so that defaults can follow what they depend on. */
  #input: ScenarioInput;
  #stateTimer: NodeJS.Timeout | undefined;
  #lastState = '';

  /**
   * @param id undefined for the default session, which has the names without an id
   * @throws {ScenarioError} when the scenario does not parse
   */
  constructor(
    input: ScenarioInput,
    readonly id?: string,
    /** Folder of the build that it shows. Default: the server's own. */
    readonly distDir?: string,
  ) {
    this.#origins = originsOf(0, id);
    const parsed = parseScenario(input);
    if (!parsed.ok) throw new ScenarioError(parsed.problems);
    this.#input = parsed.input;
    this.backend = new MockBackend(parsed.scenario);
  }

  /** Where it is to be found; known once the server listens. */
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

  /** Replaces the scenario by another one, or by what a link holds, and starts afresh. Changes nothing on a problem. */
  replace(value: unknown): ChangeResult {
    const asked =
      isPlainObject(value) && Object.hasOwn(value, 'link') ? fromLink(value) : { ok: true as const, input: value };
    if (!asked.ok) return asked;
    return this.#take(asked.input, (scenario) => {
      this.backend.start(scenario);
      this.log.clear();
    });
  }

  /** Merges into the scenario; the run and the log go on where the change allows it. Changes nothing on a problem. */
  merge(patch: unknown): ChangeResult {
    // Before the merge, which walks the patch by recursion.
    const problem = problemOfKeeping(patch);
    if (problem !== undefined) return { ok: false, problems: [problem] };
    return this.#take(mergeScenario(this.#input, patch), (scenario) => this.backend.change(scenario));
  }

  /** The stand-in for the login page signs the member in. */
  signIn(): void {
    this.backend.state.session.signedIn = true;
    this.stateMayHaveChanged();
  }

  /** Writes down a request at its arrival. Whenever it ends, it counts for the scenario of its arrival. */
  arrived(request: NewEntry): Arrival {
    const { scenario } = this;
    const entry = this.log.add(request);
    const tell = () => {
      this.coverage.called(scenario, entry);
      // One that has left the log, with the run that it belongs to, would come back to the panel's log.
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

  /** Tells listeners about the state if it is another one, at most once in 50 ms. */
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

  /** Takes a scenario over once it is known to be good: what may fail, down to the answer, is made before the change. */
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
