import { PSEUDO_TAGS } from '../../../fixtures/pseudo-languages';
import { scenarioText } from '../../../fixtures/server-texts';
import { worksByToken } from '../../../src/api/endpoint';
import { lookUp } from '../../../src/domain/look-up';
import { sameJson } from '../effects';
import { FaultPlan } from '../fault-plan';
import { type FaultKind, faultRow, JSON_TYPE, type Outcome } from '../faults';
import { deepMerge, setOwn } from '../merge';
import type { Scenario } from '../scenario';
import { changedState } from './changed-state';
import { findRoute, type Route } from './dispatch';
import type { MockHeaders } from './handler';
import { createMockState } from './initial-state';
import { parseInput } from './input';
import { OnceAnswers } from './once-answers';
import { opensOnPhone } from './phone-tokens';
import { REFUSAL_CODES, Refusal } from './refusal';
import type { MockState } from './state';

/** One request, from a socket or from an axios instance. */
export interface MockRequest {
  readonly method: string;
  /** Without host and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: MockHeaders;
  /** The body as text; undefined if there is none. */
  readonly body: string | undefined;
}

/** What the mock decides for a request. */
export interface MockReply {
  readonly outcome: Outcome;
  /** Milliseconds to wait before the outcome. */
  readonly delayMs: number;
  /** The endpoint's name; undefined if the contract has no such call. */
  readonly endpoint: string | undefined;
  /** The last fault that applied; undefined if none did. */
  readonly fault: FaultKind | undefined;
}

type Answer = Extract<Outcome, { type: 'answer' }>;

/** The mocked back end: a scenario, the state that calls have changed since its start, and the plan of faults. */
export class MockBackend {
  #scenario: Scenario;
  #state: MockState;
  #faults: FaultPlan;
  #once: OnceAnswers;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#state = createMockState(scenario);
    this.#faults = new FaultPlan(scenario.faults);
    this.#once = new OnceAnswers(scenario.once);
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  get state(): MockState {
    return this.#state;
  }

  /** Whether a later request may end with a destroyed connection. */
  get mayCut(): boolean {
    return this.#faults.cuts;
  }

  /** Replaces the scenario and resets state and faults to its start. */
  start(scenario: Scenario): void {
    const state = createMockState(scenario);
    const faults = new FaultPlan(scenario.faults);
    this.#put(scenario, state, faults);
    this.#once = new OnceAnswers(scenario.once);
  }

  /** Changes the scenario during a run. Keeps what the run has done, and the counts of faults unless the list of faults changed. */
  change(scenario: Scenario): void {
    const before = this.#scenario;
    const state = changedState(this.#state, before, scenario);
    const faults = sameJson(before.faults, scenario.faults) ? this.#faults : new FaultPlan(scenario.faults);
    this.#put(scenario, state, faults);
    this.#once = this.#once.changedTo(scenario.once);
  }

  /** Sets all three at once. Callers build the new values first, so that an error there leaves the old ones together. */
  #put(scenario: Scenario, state: MockState, faults: FaultPlan): void {
    this.#scenario = scenario;
    this.#state = state;
    this.#faults = faults;
  }

  /** Decides the outcome of a request. Synchronous: the caller waits for `delayMs`. */
  respond(request: MockRequest): MockReply {
    const route = findRoute(request.method, request.path);
    const { pseudo, language: asked } = this.#scenario;
    const language = pseudo === 'none' ? (languageOf(request.headers) ?? asked) : PSEUDO_TAGS[pseudo];
    const context = { endpoint: route?.endpoint, language, real: () => this.#answer(route, request, language) };
    let delayMs = 0;
    let fault: FaultKind | undefined;
    for (const next of this.#faults.striking(route?.name)) {
      fault = next.kind;
      const effect = faultRow(fault).effect(next, context);
      if (effect.type !== 'delay') return { outcome: effect, delayMs, endpoint: route?.name, fault };
      delayMs += effect.ms;
    }
    return { outcome: context.real(), delayMs, endpoint: route?.name, fault };
  }

  #answer(route: Route | undefined, request: MockRequest, language: string): Answer {
    if (route === undefined) {
      const body = `The contract has no ${request.method} ${request.path}\n`;
      return { type: 'answer', status: 404, contentType: 'text/plain; charset=utf-8', body };
    }
    const result = this.#refusal(route, request) ?? this.#run(route, request, language);
    if (result instanceof Refusal) return envelope(result.code, result.message, null);
    const once = this.#once.take(route.name);
    if (once !== undefined) return envelope(0, 'OK', once.result, (text) => scenarioText(text, language));
    const given = lookUp(this.#scenario.answers, route.name);
    const answer = given === undefined ? result : given;
    const override = lookUp(this.#scenario.responses, route.name);
    const whole = override === undefined ? answer : deepMerge(answer, override);
    return envelope(0, 'OK', whole, (text) => scenarioText(text, language));
  }

  /** Checks access: a request with a token needs the right one, a request without a token needs a session. Public calls need neither. */
  #refusal(route: Route, request: MockRequest): Refusal | undefined {
    if (route.open) return undefined;
    const token = request.headers['kyc-access-token'];
    const { signedIn, sdkToken } = this.#state.session;
    if (token !== undefined) {
      // The token of a QR code serves for the call alone that gives the visit's token for it.
      const isKnown = token === sdkToken || (route.key === 'sdkTokenInfo' && opensOnPhone(this.#state, token));
      const isValid = isKnown && signedIn && worksByToken(route.endpoint);
      return isValid ? undefined : new Refusal(REFUSAL_CODES.noPermission, 'Token not accepted');
    }
    return signedIn ? undefined : new Refusal(REFUSAL_CODES.notSignedIn, 'User not signed in');
  }

  #run(route: Route, request: MockRequest, language: string): unknown {
    const parsed = parseInput(route.endpoint, request);
    if (!parsed.ok) return new Refusal(REFUSAL_CODES.badRequest, `Parameter error: ${parsed.message}`);
    return route.handler(this.#state, {
      input: parsed.input as never,
      headers: request.headers,
      language,
      scenario: this.#scenario,
    });
  }
}

/** An answer in the envelope. `translated` gives each text in the member's language. */
function envelope(
  ret_code: number,
  ret_msg: string,
  result: unknown,
  translated: (text: string) => string = (text) => text,
): Answer {
  const body = JSON.stringify({ ret_code, ret_msg, result: withTexts(result, translated) });
  return { type: 'answer', status: 200, contentType: JSON_TYPE, body };
}

/** A value with every text in it replaced: the same one if none differs. Much faster than a replacer of `JSON.stringify`, which is called for each value. */
function withTexts(value: unknown, replaced: (text: string) => string): unknown {
  if (typeof value === 'string') return replaced(value);
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, before] of Object.entries(value)) {
    const after = withTexts(before, replaced);
    if (after === before) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    setOwn(copy, key, after);
  }
  return copy ?? value;
}

/** The first language of `Accept-Language`. The app sends its current language only; a browser sends a list, best one first. */
function languageOf(headers: MockHeaders): string | undefined {
  const header = headers['accept-language'];
  return typeof header === 'string' ? /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*/.exec(header)?.[0] : undefined;
}
