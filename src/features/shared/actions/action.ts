import type { CallOptions, call } from '../../../api/client';
import type { Endpoint, RequestOf, ResponseOf } from '../../../api/endpoint';
import { isApiError } from '../../../api/errors';
import type { Outcome, OutcomeName } from './tell-outcome';

/** The part of an action that only asks and waits: all of it stops when the member leaves the screen. */
export interface ScreenContext {
  /** Aborted as soon as the member leaves the screen. */
  readonly signal: AbortSignal;
  /** Asks the server for something. The call is cut when the member leaves, and nothing after it runs. */
  readonly call: typeof call;
  /** Waits for anything else, such as a dialog or a file. Nothing after it runs once the member has left. */
  readonly whileHere: <T>(promise: Promise<T>) => Promise<T>;
}

interface SendOptions<E extends Endpoint> extends Omit<CallOptions<E>, 'signal'> {
  /** Names what is sent, where it is not what the whole action is named for. */
  readonly outcome?: OutcomeName | undefined;
  /** Runs when the server has accepted, also after leaving: for what is kept beyond the screen. It shows nothing. */
  readonly onAccepted?: (() => void) | undefined;
}

/** What an action works with. All of its waiting goes through here, so that no step of it can run after the member has left. */
export interface ActionContext extends ScreenContext {
  /**
   * Asks the server to change something. Nothing is sent after leaving. What is under way already is not cut, because the server may have
   * done it by then: its outcome is shown on the next screen instead, and nothing after it runs.
   */
  readonly send: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options?: SendOptions<E>,
  ) => Promise<ResponseOf<E>>;
}

/** What a running action needs from outside; tests put their own in place. */
interface ActionTools {
  readonly call: typeof call;
  /** Shows on the next screen what came of a request. */
  readonly tell: (name: OutcomeName, outcome: Outcome) => void;
  /** Takes a fault of the program that nobody is to see any more. */
  readonly report: (error: unknown) => void;
  readonly onBusy: (busy: boolean) => void;
}

/** Binds calls and waiting to a signal. After the signal each of them rejects with its reason, whatever came of it. */
export function screenContext(rawCall: typeof call, signal: AbortSignal): ScreenContext {
  const whileHere = async <T>(promise: Promise<T>): Promise<T> => {
    try {
      return await promise;
    } finally {
      signal.throwIfAborted();
    }
  };
  const boundCall: typeof call = async (endpoint, input, options) => {
    signal.throwIfAborted();
    return whileHere(rawCall(endpoint, input, { ...options, signal }));
  };
  return { signal, call: boundCall, whileHere };
}

/**
 * Runs an action once at a time, and no longer than its screen lives. Whoever leaves before the request that the action is for was sent is
 * told that it was not sent; whoever leaves after that is told the answer.
 */
export class ActionRunner {
  #isHere = false;
  #current: AbortController | undefined;

  constructor(private readonly tools: ActionTools) {}

  /** The screen is there. Returns what ends that: actions are refused then, and one under way is cancelled. */
  enter(): () => void {
    this.#isHere = true;
    return () => {
      this.#isHere = false;
      this.cancel();
    };
  }

  /** Ends the action under way, if there is one; the next one may begin at once. */
  cancel(): void {
    this.#current?.abort();
    this.#finish(this.#current);
  }

  /**
   * @param body the action itself
   * @param outcome names what the action changes on the server; undefined where it changes nothing
   */
  async run(body: (context: ActionContext) => Promise<void>, outcome?: OutcomeName): Promise<void> {
    if (!this.#isHere || this.#current) return;
    const mine = new AbortController();
    this.#current = mine;
    this.tools.onBusy(true);
    let isSent = false;
    const onSend = (name: OutcomeName | undefined) => {
      if (name === outcome) isSent = true;
    };
    try {
      await body({ ...screenContext(this.tools.call, mine.signal), send: this.#sender(mine.signal, outcome, onSend) });
    } catch (error) {
      if (!mine.signal.aborted) throw error;
      if (error !== mine.signal.reason && !isApiError(error)) this.tools.report(error);
      if (outcome && !isSent) this.tools.tell(outcome, { kind: 'cancelled' });
    } finally {
      this.#finish(mine);
    }
  }

  #sender(
    signal: AbortSignal,
    whole: OutcomeName | undefined,
    onSend: (name: OutcomeName | undefined) => void,
  ): ActionContext['send'] {
    return async (endpoint, input, { outcome = whole, onAccepted, ...options } = {}) => {
      const tellIfLeft = (what: Outcome) => {
        if (signal.aborted && outcome) this.tools.tell(outcome, what);
        signal.throwIfAborted();
      };
      signal.throwIfAborted();
      onSend(outcome);
      try {
        const result = await this.tools.call(endpoint, input, options);
        onAccepted?.();
        tellIfLeft({ kind: 'done' });
        return result;
      } catch (error) {
        if (isApiError(error)) tellIfLeft({ kind: 'failed', error });
        throw error;
      }
    };
  }

  /** Only the newest action counts: one that was cancelled may come to its end much later. */
  #finish(action: AbortController | undefined): void {
    if (action === undefined || this.#current !== action) return;
    this.#current = undefined;
    this.tools.onBusy(false);
  }
}
