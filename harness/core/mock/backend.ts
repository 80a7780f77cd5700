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

export interface MockRequest {
  readonly method: string;
  /** Without host and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: MockHeaders;
  readonly body: string | undefined;
}

export interface MockReply {
  readonly outcome: Outcome;
  /** Milliseconds before the outcome. */
  readonly delayMs: number;
  /** Undefined for an unknown call. */
  readonly endpoint: string | undefined;
  /** The last fault that applied. */
  readonly fault: FaultKind | undefined;
}

type Answer = Extract<Outcome, { type: 'answer' }>;

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

  /** A later request may end with a destroyed connection. */
  get mayCut(): boolean {
    return this.#faults.cuts;
  }

  start(scenario: Scenario): void {
    const state = createMockState(scenario);
    const faults = new FaultPlan(scenario.faults);
    this.#put(scenario, state, faults);
    this.#once = new OnceAnswers(scenario.once);
  }

  /** Keeps the state, and the fault counts unless the faults changed. */
  change(scenario: Scenario): void {
    const before = this.#scenario;
    const state = changedState(this.#state, before, scenario);
    const faults = sameJson(before.faults, scenario.faults) ? this.#faults : new FaultPlan(scenario.faults);
    this.#put(scenario, state, faults);
    this.#once = this.#once.changedTo(scenario.once);
  }

  /** Callers build the values first, so that an error leaves the old ones consistent. */
  #put(scenario: Scenario, state: MockState, faults: FaultPlan): void {
    this.#scenario = scenario;
    this.#state = state;
    this.#faults = faults;
  }

  /** Synchronous: the caller waits for `delayMs`. */
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

  /** A given token must be right. Without one, only public calls need no session. */
  #refusal(route: Route, request: MockRequest): Refusal | undefined {
    if (route.open) return undefined;
    const token = request.headers['kyc-access-token'];
    const { signedIn, sdkToken } = this.#state.session;
    if (token !== undefined) {
      // A QR code's token only serves to get the visit's token.
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

/** `translated` gives texts in the member's language. */
function envelope(
  ret_code: number,
  ret_msg: string,
  result: unknown,
  translated: (text: string) => string = (text) => text,
): Answer {
  const body = JSON.stringify({ ret_code, ret_msg, result: withTexts(result, translated) });
  return { type: 'answer', status: 200, contentType: JSON_TYPE, body };
}

/** Returns the same value if no text differs. Faster than a `JSON.stringify` replacer. */
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

/** Browsers send a list, best first; the app sends one language. */
function languageOf(headers: MockHeaders): string | undefined {
  const header = headers['accept-language'];
  return typeof header === 'string' ? /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*/.exec(header)?.[0] : undefined;
}
