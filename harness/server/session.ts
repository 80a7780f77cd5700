import { paneAddress, scenarioAddress } from '../core/address';
import { type Effect, effectOf } from '../core/effects';
import { type Origins, originsOf } from '../core/hosts';
import { decodeLink, encodeLink } from '../core/link';
import { isPlainObject, mergeScenario } from '../core/merge';
import { MockBackend } from '../core/mock/backend';
import {
  type Problem,
  parseScenario,
  problemOfKeeping,
  type Scenario,
  type ScenarioInput,
  validScenario,
} from '../core/scenario';
import { Arrival } from './arrival';
import { EventHub, type EventName } from './events';
import { PageLink } from './page-link';
import { type NewEntry, RequestLog } from './request-log';
import { type Direction, ScenarioHistory, type Steps } from './scenario-history';
import { SessionCoverage } from './session-coverage';

export interface ScenarioInfo {
  readonly scenario: Scenario;
  readonly link: string;
  readonly url: string;
  /** Absent for the default session, which panes do not show. */
  readonly pane?: string;
  /** Grows with each change, so readers can skip old data. */
  readonly revision: number;
  readonly steps: Steps;
}

export interface PatchedScenario extends ScenarioInfo {
  readonly effect: Effect;
}

export interface ScenarioEvent extends PatchedScenario {
  /** Mock and log start over. */
  readonly restarts: boolean;
  /** Unix time in milliseconds. A change after a reconnect means another server process. */
  readonly startedAt: number;
}

export type ChangeResult =
  | { readonly ok: true; readonly info: ScenarioInfo | PatchedScenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const STATE_EVENT_MS = 50;

/** Scenario, mock, log and event readers. Sessions share only the built files. */
export class Session {
  readonly log = new RequestLog();
  readonly coverage = new SessionCoverage();
  readonly events = new EventHub();
  readonly page = new PageLink(this.events);
  readonly backend: MockBackend;
  readonly createdAt = Date.now();
  usedAt = this.createdAt;
  #origins: Origins;
  /** Without defaults, so that a PATCH recomputes those that depend on other keys. */
  #input: ScenarioInput;
  readonly #history = new ScenarioHistory();
  #revision = 0;
  #stateTimer: NodeJS.Timeout | undefined;
  #lastState = '';

  /**
   * @param id undefined for the default session
   * @throws {ScenarioError} if the scenario is not valid
   */
  constructor(
    input: ScenarioInput,
    readonly id?: string,
    /** Default: the server's own build. */
    readonly distDir?: string,
  ) {
    this.#origins = originsOf(0, id);
    const parsed = validScenario(input);
    this.#input = parsed.input;
    this.backend = new MockBackend(parsed.scenario);
  }

  /** Known once the server listens. */
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

  /** Takes a scenario or link; resets mock and log. Changes nothing if there is a problem. */
  replace(value: unknown): ChangeResult {
    const asked =
      isPlainObject(value) && Object.hasOwn(value, 'link') ? fromLink(value) : { ok: true as const, input: value };
    if (!asked.ok) return asked;
    return this.#start(asked.input, (before) => this.#history.note({ input: before, restarts: true }));
  }

  /** `note` gets the previous scenario. */
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

  /** Keeps the log and the run's state. Changes nothing if there is a problem. */
  merge(patch: unknown): ChangeResult {
    // Check first: merging a deep patch would overflow the stack.
    const problem = problemOfKeeping(patch);
    if (problem !== undefined) return { ok: false, problems: [problem] };
    return this.#change(mergeScenario(this.#input, patch), (before) =>
      this.#history.note({ input: before, restarts: false }),
    );
  }

  /** Undoes or redoes a change. One that began a run starts over; others keep the log. Undefined if there is none. */
  travel(direction: Direction): ChangeResult | undefined {
    const next = this.#history.next(direction);
    if (next === undefined) return undefined;
    const went = (before: ScenarioInput) => this.#history.went(direction, before);
    return next.restarts ? this.#start(next.input, went) : this.#change(next.input, went);
  }

  /** `note` gets the previous scenario. */
  #change(input: unknown, note: (before: ScenarioInput) => void): ChangeResult {
    const before = this.scenario;
    const result = this.#take(input, (scenario) => this.backend.change(scenario), note);
    if (!result.ok) return result;
    const effect = effectOf(before, this.scenario);
    // Ignore the answer: a loading page takes the new time automatically.
    if (this.scenario.now !== before.now) void this.page.ask('clock', Date.parse(this.scenario.now));
    this.#tellScenario(effect, false);
    return { ok: true, info: { ...result.info, effect } };
  }

  clearLog(): void {
    this.log.clear();
    this.events.emit('cleared', {});
  }

  present(): readonly (readonly [EventName, unknown])[] {
    return [
      ['scenario', this.#scenarioEvent('live', false)],
      ['state', this.backend.state],
    ];
  }

  signIn(): void {
    this.backend.state.session.signedIn = true;
    this.stateMayHaveChanged();
  }

  arrived(request: NewEntry): Arrival {
    return new Arrival(this, request);
  }

  /** At most once in 50 ms. */
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

  /** Everything that can fail happens before the change. */
  #take(input: unknown, change: (scenario: Scenario) => void, note: (before: ScenarioInput) => void): ChangeResult {
    const parsed = parseScenario(input);
    if (!parsed.ok) return parsed;
    const info = this.#infoOf(parsed.scenario, this.#revision + 1);
    const { link } = this.info();
    change(parsed.scenario);
    // Do not record steps that change nothing.
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
