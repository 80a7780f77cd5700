import { paneAddress, scenarioAddress } from '../engine/address';
import { type Effect, effectOf } from '../engine/effects';
import { type Origins, originsOf } from '../engine/hosts';
import { decodeLink, encodeLink } from '../engine/link';
import { isPlainObject, mergeScenario } from '../engine/merge';
import { MockBackend } from '../engine/mock/backend';
import {
  type Problem,
  parseScenario,
  problemOfKeeping,
  type Scenario,
  type ScenarioInput,
  validScenario,
} from '../engine/scenario';
import { Arrival } from './arrival';
import { EventHub, type EventName } from './events';
import { PageLink } from './page-link';
import { type NewEntry, RequestLog } from './request-log';
import { type Direction, ScenarioHistory, type Steps } from './scenario-history';
import { SessionCoverage } from './session-coverage';

/** Answer of `GET /scenario`. */
export interface ScenarioInfo {
  readonly scenario: Scenario;
  readonly link: string;
  /** Address at which to open the app. */
  readonly url: string;
  /** Address at which to open it in a pane of a comparison; absent for the default session, which is not shown in panes. */
  readonly pane?: string;
  /** Number of the last change in this session; a higher one is newer. A reader can so leave out what it has read already. */
  readonly revision: number;
  /** How many changes of the scenario can be taken back, and made again. */
  readonly steps: Steps;
}

/** Answer of `PATCH /scenario`. */
export interface PatchedScenario extends ScenarioInfo {
  /** What the change means for an open page. */
  readonly effect: Effect;
}

/** Data of the event `scenario`: the scenario at the start of the stream and after each change. */
export interface ScenarioEvent extends PatchedScenario {
  /** Whether mock and log begin anew with it. */
  readonly restarts: boolean;
  /** When the session was made, in milliseconds of Unix time. Another one after a reconnect means another server process. */
  readonly startedAt: number;
}

export type ChangeResult =
  | { readonly ok: true; readonly info: ScenarioInfo | PatchedScenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const STATE_EVENT_MS = 50;

/**
 * A session: the scenario as it was given and with its defaults, the mock, the log and the readers of its events. Sessions of a server
 * share only the built files.
 */
export class Session {
  readonly log = new RequestLog();
  readonly coverage = new SessionCoverage();
  readonly events = new EventHub();
  /** The pages that the panel has opened. */
  readonly page = new PageLink(this.events);
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
  readonly #history = new ScenarioHistory();
  #revision = 0;
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
    const parsed = validScenario(input);
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
    return this.#infoOf(this.backend.scenario, this.#revision);
  }

  /** Replaces the scenario by another one, or by that of a link, and resets mock and log. Changes nothing if there is a problem. */
  replace(value: unknown): ChangeResult {
    const asked =
      isPlainObject(value) && Object.hasOwn(value, 'link') ? fromLink(value) : { ok: true as const, input: value };
    if (!asked.ok) return asked;
    return this.#start(asked.input, (before) => this.#history.note({ input: before, restarts: true }));
  }

  /** Begins a run with a scenario. `note` gets the scenario before it. */
  #start(input: unknown, note: (before: ScenarioInput) => void): ChangeResult {
    const start = (scenario: Scenario) => {
      this.backend.start(scenario);
      this.log.clear();
      this.page.clear();
    };
    const result = this.#take(input, start, note);
    if (result.ok) this.#tellScenario('reopen', true);
    return result;
  }

  /**
   * Merges a patch into the scenario. Keeps the log and what the run has done, and says what the change means for an open page. Changes
   * nothing if there is a problem.
   */
  merge(patch: unknown): ChangeResult {
    // Checked before the merge, which is recursive: a deep patch would overflow the stack.
    const problem = problemOfKeeping(patch);
    if (problem !== undefined) return { ok: false, problems: [problem] };
    return this.#change(mergeScenario(this.#input, patch), (before) =>
      this.#history.note({ input: before, restarts: false }),
    );
  }

  /**
   * Takes the last change of the scenario back, or makes one again that was taken back. A change that began a run begins one again; any other
   * keeps the log and says what it means for an open page. Undefined if there is none.
   */
  travel(direction: Direction): ChangeResult | undefined {
    const next = this.#history.next(direction);
    if (next === undefined) return undefined;
    const went = (before: ScenarioInput) => this.#history.went(direction, before);
    return next.restarts ? this.#start(next.input, went) : this.#change(next.input, went);
  }

  /** Goes on with a changed scenario. `note` gets the scenario before it. */
  #change(input: unknown, note: (before: ScenarioInput) => void): ChangeResult {
    const before = this.scenario;
    const result = this.#take(input, (scenario) => this.backend.change(scenario), note);
    if (!result.ok) return result;
    const effect = effectOf(before, this.scenario);
    // A page whose clock is the scenario's follows it. Its answer does not matter: a page that is loaded now takes the new time by itself.
    if (this.scenario.now !== before.now) void this.page.ask('clock', Date.parse(this.scenario.now));
    this.#tellScenario(effect, false);
    return { ok: true, info: { ...result.info, effect } };
  }

  /** Empties the log, here and for the readers of the events. */
  clearLog(): void {
    this.log.clear();
    this.events.emit('cleared', {});
  }

  /** The events that a new reader gets first. */
  present(): readonly (readonly [EventName, unknown])[] {
    return [
      ['scenario', this.#scenarioEvent('live', false)],
      ['state', this.backend.state],
    ];
  }

  /** Signs the member in; called by the stand-in for the login page. */
  signIn(): void {
    this.backend.state.session.signedIn = true;
    this.stateMayHaveChanged();
  }

  /** Records a request at its arrival. */
  arrived(request: NewEntry): Arrival {
    return new Arrival(this, request);
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
    this.page.close();
  }

  /** Validates a scenario and applies it. Everything that can fail, the answer included, is done before the change. */
  #take(input: unknown, change: (scenario: Scenario) => void, note: (before: ScenarioInput) => void): ChangeResult {
    const parsed = parseScenario(input);
    if (!parsed.ok) return parsed;
    const info = this.#infoOf(parsed.scenario, this.#revision + 1);
    const { link } = this.info();
    change(parsed.scenario);
    // What changes nothing is not worth a step back.
    if (info.link !== link) note(this.#input);
    this.#input = parsed.input;
    this.#revision += 1;
    return { ok: true, info: { ...info, steps: this.#history.steps } };
  }

  #tellScenario(effect: Effect, restarts: boolean): void {
    this.events.emit('scenario', this.#scenarioEvent(effect, restarts));
    this.stateMayHaveChanged();
  }

  #scenarioEvent(effect: Effect, restarts: boolean): ScenarioEvent {
    return { ...this.info(), effect, restarts, startedAt: this.createdAt };
  }

  #infoOf(scenario: Scenario, revision: number): ScenarioInfo {
    return {
      scenario,
      link: encodeLink(scenario),
      url: scenarioAddress(scenario, this.#origins),
      ...(this.id !== undefined && { pane: paneAddress(scenario, this.#origins) }),
      revision,
      steps: this.#history.steps,
    };
  }
}

function fromLink(value: Record<string, unknown>) {
  const others = Object.keys(value).filter((key) => key !== 'link');
  if (others.length > 0) {
    const problems = others.map((path) => ({
      path,
      message: 'A link comes without other keys: it says everything about the scenario',
    }));
    return { ok: false as const, problems };
  }
  if (typeof value.link === 'string') return decodeLink(value.link);
  return { ok: false as const, problems: [{ path: 'link', message: 'A link is a text' }] };
}
