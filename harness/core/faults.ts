import * as z from 'zod';
import { SCENARIO_TEXTS, scenarioText } from '../../fixtures/server-texts';
import type { Endpoint } from '../../src/api/endpoint';
import { breakResult } from './wrong-shape';

/** What happens on the wire. The server applies it to a socket, the in-process mock to axios. */
export type Outcome =
  | {
      readonly type: 'answer';
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
      /** Seconds, for the header `Retry-After`. */
      readonly retryAfter?: number | undefined;
    }
  /** Destroys the connection without an answer. */
  | { readonly type: 'cut' }
  /** Leaves the connection open without an answer. */
  | { readonly type: 'never' };

/** A delay passes the request on; every other effect ends it. */
type Effect = Outcome | { readonly type: 'delay'; readonly ms: number };

interface FaultContext {
  /** Undefined for an unknown call. */
  readonly endpoint: Endpoint | undefined;
  readonly language: string;
  /** Runs the handler, which may change the mock's state. */
  readonly real: () => Extract<Outcome, { type: 'answer' }>;
}

type ParametersOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape, z.core.$strict>>;

interface FaultRow<Shape extends z.ZodRawShape> {
  readonly summary: string;
  /** Besides those of every kind (`fault-schema.ts`). */
  readonly parameters: Shape;
  /** For the kind's named scenario, sweeps, the palette and tests. */
  readonly example: z.input<z.ZodObject<Shape, z.core.$strict>>;
  /** The server then sends `Connection: close`, because browsers retry automatically. */
  readonly cuts: boolean;
  /** `seen` matching requests came before. Default: always. */
  readonly strikes?: (parameters: ParametersOf<Shape>, seen: number) => boolean;
  readonly effect: (parameters: ParametersOf<Shape>, context: FaultContext) => Effect;
}

function faultKind<Shape extends z.ZodRawShape>(row: FaultRow<Shape>): FaultRow<Shape> {
  return row;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export const FAULTS = {
  envelope: faultKind({
    summary: 'Answers with this ret_code and ret_msg; the call itself does not run',
    parameters: {
      ret_code: z.number().int(),
      ret_msg: z.string().default(''),
      /** `notify` makes the app show a notification with this title. */
      errorReminder: z.strictObject({ type: z.string().default('notify'), title: z.string() }).optional(),
    },
    example: { ret_code: 10016, ret_msg: SCENARIO_TEXTS.serviceBusy },
    cuts: false,
    effect: ({ ret_code, ret_msg, errorReminder }, { language }) =>
      json(JSON.stringify({ ret_code, ret_msg: scenarioText(ret_msg, language), result: null, errorReminder })),
  }),
  http: faultKind({
    summary: 'Answers with this HTTP status and no envelope',
    parameters: {
      status: z.number().int().min(200).max(599),
      /** Seconds, for the header `Retry-After`. */
      retryAfter: z.number().int().positive().max(86_400).optional(),
    },
    example: { status: 502 },
    cuts: false,
    effect: ({ status, retryAfter }) => ({
      type: 'answer',
      status,
      ...(retryAfter !== undefined && { retryAfter }),
      contentType: 'text/plain; charset=utf-8',
      // HTTP forbids a body with these statuses.
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
    summary: 'Waits this many milliseconds, then continues as usual',
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

export function faultRow(kind: FaultKind): FaultRow<z.ZodRawShape> {
  return FAULTS[kind] as FaultRow<z.ZodRawShape>;
}
