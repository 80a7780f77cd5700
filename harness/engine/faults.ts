import * as z from 'zod';
import { SCENARIO_TEXTS, scenarioText } from '../../fixtures/server-texts';
import type { Endpoint } from '../../src/api/endpoint';
import { breakResult } from './wrong-shape';

/** What happens on the wire. The server applies it to a socket, the in-process mock to an axios call. */
export type Outcome =
  | { readonly type: 'answer'; readonly status: number; readonly contentType: string; readonly body: string }
  /** The connection is destroyed without an answer. */
  | { readonly type: 'cut' }
  /** No answer is ever sent; the connection stays open. */
  | { readonly type: 'never' };

/** A delay passes the request on, to the next fault or to the real answer. Every other effect ends it. */
type Effect = Outcome | { readonly type: 'delay'; readonly ms: number };

/** Input of a fault's effect. */
interface FaultContext {
  /** Undefined if the contract has no such call. */
  readonly endpoint: Endpoint | undefined;
  /** Language of the request, for texts that members see. */
  readonly language: string;
  /** Returns the answer without the fault. Runs the handler, which may change the mock's state. */
  readonly real: () => Extract<Outcome, { type: 'answer' }>;
}

type ParametersOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape, z.core.$strict>>;

/** One fault kind, complete: what a scenario may set, and what then happens on the wire. */
interface FaultRow<Shape extends z.ZodRawShape> {
  /** One sentence for the panel and the catalogue. */
  readonly summary: string;
  /** Keys that a scenario sets beside `endpoint`, `kind` and `times`. */
  readonly parameters: Shape;
  /** Parameters of an example: the named scenario of the kind, the states of sweeps, the palette and the tests use them. */
  readonly example: z.input<z.ZodObject<Shape, z.core.$strict>>;
  /** Whether it breaks the connection. The server then sends `Connection: close`, because a browser repeats a request by itself. */
  readonly cuts: boolean;
  /** Whether it applies to a request that `seen` matching requests preceded. Default: always. */
  readonly strikes?: (parameters: ParametersOf<Shape>, seen: number) => boolean;
  readonly effect: (parameters: ParametersOf<Shape>, context: FaultContext) => Effect;
}

/** Returns its argument. It ties the types of `strikes` and `effect` to the row's parameters. */
function faultKind<Shape extends z.ZodRawShape>(row: FaultRow<Shape>): FaultRow<Shape> {
  return row;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Every fault kind, one row each. */
export const FAULTS = {
  envelope: faultKind({
    summary: 'Answers with this ret_code and ret_msg; the call itself does not run',
    parameters: {
      ret_code: z.number().int(),
      ret_msg: z.string().default(''),
      /** With the type `notify`, the app shows a notification with this title. */
      errorReminder: z.strictObject({ type: z.string().default('notify'), title: z.string() }).optional(),
    },
    example: { ret_code: 10016, ret_msg: SCENARIO_TEXTS.serviceBusy },
    cuts: false,
    effect: ({ ret_code, ret_msg, errorReminder }, { language }) =>
      json(JSON.stringify({ ret_code, ret_msg: scenarioText(ret_msg, language), result: null, errorReminder })),
  }),
  http: faultKind({
    summary: 'Answers with this HTTP status and no envelope',
    parameters: { status: z.number().int().min(200).max(599) },
    example: { status: 502 },
    cuts: false,
    effect: ({ status }) => ({
      type: 'answer',
      status,
      contentType: 'text/plain; charset=utf-8',
      // HTTP does not allow a body with these statuses.
      body: status === 204 || status === 205 || status === 304 ? '' : `HTTP ${status}\n`,
    }),
  }),
  network: faultKind({
    summary: 'Destroys the connection without an answer',
    parameters: {},
    example: {},
    cuts: true,
    effect: () => ({ type: 'cut' }),
  }),
  timeout: faultKind({
    summary: 'Never answers',
    parameters: {},
    example: {},
    cuts: false,
    effect: () => ({ type: 'never' }),
  }),
  empty: faultKind({
    summary: 'Answers 200 with an empty body',
    parameters: {},
    example: {},
    cuts: false,
    effect: () => json(''),
  }),
  malformed: faultKind({
    summary: 'Answers 200 with JSON that ends in the middle',
    parameters: {},
    example: {},
    cuts: false,
    effect: (_parameters, { real }) => {
      const { body } = real();
      return json(body.slice(0, Math.ceil(body.length / 2)));
    },
  }),
  slow: faultKind({
    summary: 'Waits this many milliseconds, then goes on as usual',
    parameters: { ms: z.number().int().positive().max(600_000) },
    example: { ms: 3000 },
    cuts: false,
    effect: ({ ms }) => ({ type: 'delay', ms }),
  }),
  'wrong-shape': faultKind({
    summary: 'Answers with a valid envelope whose result breaks the contract',
    parameters: {},
    example: {},
    cuts: false,
    effect: (_parameters, { endpoint, real }) =>
      json(JSON.stringify({ ret_code: 0, ret_msg: 'OK', result: breakResult(endpoint, real().body) })),
  }),
  'offline-after': faultKind({
    summary: 'Lets this many requests through, then destroys every connection',
    parameters: { count: z.number().int().nonnegative() },
    example: { count: 1 },
    cuts: true,
    strikes: ({ count }, seen) => seen >= count,
    effect: () => ({ type: 'cut' }),
  }),
};

export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as FaultKind[];

function json(body: string): Outcome {
  return { type: 'answer', status: 200, contentType: JSON_TYPE, body };
}

/** The row of a kind, typed for code that handles faults of any kind. */
export function faultRow(kind: FaultKind): FaultRow<z.ZodRawShape> {
  return FAULTS[kind] as FaultRow<z.ZodRawShape>;
}
