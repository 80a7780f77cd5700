import type { Endpoint } from '../../src/api/endpoint';
import type { Fault, FaultKind } from './fault-kinds';
import { breakResult } from './wrong-shape';

/** What happens on the wire. The server does it to a socket, the in-process mock to an axios call. */
export type Outcome =
  | { readonly type: 'answer'; readonly status: number; readonly contentType: string; readonly body: string }
  /** The connection is destroyed without an answer. */
  | { readonly type: 'cut' }
  /** Nothing is ever answered; the connection stays open. */
  | { readonly type: 'never' };

/** A delay passes the request on, to the next fault or to the real answer. */
type Effect = Outcome | { readonly type: 'delay'; readonly ms: number };

/** What a fault may look at. */
interface FaultContext {
  /** Undefined where the contract has no such call. */
  readonly endpoint: Endpoint | undefined;
  /** The answer without the fault. Asking for it runs the handler, which may move the mock's state. */
  readonly real: () => Extract<Outcome, { type: 'answer' }>;
}

type FaultOf<K extends FaultKind> = Extract<Fault, { kind: K }>;

interface FaultRow<K extends FaultKind> {
  readonly summary: string;
  /** Whether it breaks the connection: the server then keeps none alive that a browser could repeat a request on. */
  readonly cuts: boolean;
  /** Whether it strikes, when `seen` requests came before this one. Default: always. */
  readonly strikes?: (fault: FaultOf<K>, seen: number) => boolean;
  readonly effect: (fault: FaultOf<K>, context: FaultContext) => Effect;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Every fault kind (design 6): one row each. Its parameters are the row of the same name in `fault-kinds.ts`. */
export const FAULTS: { readonly [K in FaultKind]: FaultRow<K> } = {
  envelope: {
    summary: 'Answers with this ret_code and ret_msg; the call itself does not run',
    cuts: false,
    effect: ({ ret_code, ret_msg, errorReminder }) =>
      json(JSON.stringify({ ret_code, ret_msg, result: null, errorReminder })),
  },
  http: {
    summary: 'Answers with this HTTP status and no envelope',
    cuts: false,
    effect: ({ status }) => ({
      type: 'answer',
      status,
      contentType: 'text/plain; charset=utf-8',
      // These statuses have no body by definition.
      body: status === 204 || status === 205 || status === 304 ? '' : `HTTP ${status}\n`,
    }),
  },
  network: { summary: 'Destroys the connection without an answer', cuts: true, effect: () => ({ type: 'cut' }) },
  timeout: { summary: 'Never answers', cuts: false, effect: () => ({ type: 'never' }) },
  empty: { summary: 'Answers 200 with an empty body', cuts: false, effect: () => json('') },
  malformed: {
    summary: 'Answers 200 with JSON that ends in the middle',
    cuts: false,
    effect: (_fault, { real }) => {
      const { body } = real();
      return json(body.slice(0, Math.ceil(body.length / 2)));
    },
  },
  slow: {
    summary: 'Waits this many milliseconds, then goes on as usual',
    cuts: false,
    effect: ({ ms }) => ({ type: 'delay', ms }),
  },
  'wrong-shape': {
    summary: 'Answers with a valid envelope whose result breaks the contract',
    cuts: false,
    effect: (_fault, { endpoint, real }) =>
      json(JSON.stringify({ ret_code: 0, ret_msg: 'OK', result: breakResult(endpoint, real().body) })),
  },
  'offline-after': {
    summary: 'Lets this many requests through, then destroys every connection',
    cuts: true,
    strikes: ({ count }, seen) => seen >= count,
    effect: () => ({ type: 'cut' }),
  },
};

function json(body: string): Outcome {
  return { type: 'answer', status: 200, contentType: JSON_TYPE, body };
}

/** The rows by kind, for code that holds a fault of any kind. */
export function faultRow(kind: FaultKind): FaultRow<FaultKind> {
  return FAULTS[kind] as FaultRow<FaultKind>;
}

/** Counts how often each fault of a scenario was met and struck, and says which ones strike a request. */
export class FaultPlan {
  readonly #entries: { readonly fault: Fault; seen: number; struck: number }[];
  /** Whether any fault of the plan breaks connections. */
  readonly cuts: boolean;

  constructor(faults: readonly Fault[]) {
    this.#entries = faults.map((fault) => ({ fault, seen: 0, struck: 0 }));
    this.cuts = faults.some(({ kind }) => faultRow(kind).cuts);
  }

  /**
   * The faults that may strike a request to `name`, in the scenario's order. A fault counts as struck once the caller asks
   * for it, so stop asking at the first one that ends the request. An unknown call is met by `*` alone.
   */
  *striking(name: string | undefined): Generator<Fault> {
    const matching = this.#entries.filter(({ fault }) => fault.endpoint === '*' || fault.endpoint === name);
    // Every matching fault sees the request, also where an earlier one ends it: "after 2 requests" counts requests.
    const candidates = matching.filter(
      (entry) => faultRow(entry.fault.kind).strikes?.(entry.fault, entry.seen) ?? true,
    );
    for (const entry of matching) entry.seen += 1;
    for (const entry of candidates) {
      if (entry.fault.times !== undefined && entry.struck >= entry.fault.times) continue;
      entry.struck += 1;
      yield entry.fault;
    }
  }
}
