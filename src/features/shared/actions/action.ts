import type { call } from '../../../api/client';
import type { CallOptions } from '../../../api/client-config';
import type { Endpoint, RequestOf, ResponseOf } from '../../../api/endpoint';
import { isApiError } from '../../../api/errors';
import type { Outcome, OutcomeName } from './tell-outcome';

/** Context of calls that change nothing: everything stops when the member leaves the screen. */
export interface ScreenContext {
  /** Aborts when the member leaves the screen. */
  readonly signal: AbortSignal;
  /** Calls an endpoint. Aborted when the member leaves; the code after it does not run then. */
  readonly call: typeof call;
  /** Awaits anything else, such as a dialog or a file. The code after it does not run once the member has left. */
  readonly whileHere: <T>(promise: Promise<T>) => Promise<T>;
}

interface SendOptions<E extends Endpoint> extends Omit<CallOptions<E>, 'signal'> {
  /** Name of the outcome, if it is not the one of the whole action. */
  readonly outcome?: OutcomeName | undefined;
  /** Called when the server has accepted, also after leaving: for data that outlives the screen. It must not show anything. */
  readonly onAccepted?: (() => void) | undefined;
}

/** Context of an action. Everything that it awaits goes through here, so that no part of it runs after the member has left. */
export interface ActionContext extends ScreenContext {
  /**
   * Sends a change to the server. Nothing is sent after leaving. A request in flight is not aborted, because the server may have processed
   * it: the next screen shows its outcome, and the code after it does not run.
   */
  readonly send: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options?: SendOptions<E>,
  ) => Promise<ResponseOf<E>>;
}

/** Dependencies of a running action; tests replace them. */
interface ActionTools {
  readonly call: typeof call;
  /** Shows the outcome of a request on the next screen. */
  readonly tell: (name: OutcomeName, outcome: Outcome) => void;
  /** Reports an unexpected error that cannot be shown any more. */
  readonly report: (error: unknown) => void;
  readonly onBusy: (busy: boolean) => void;
}

/** Binds calls and promises to a signal. Once it has aborted, each rejects with its reason. */
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
 * Runs one action at a time, and only while its screen is shown. A member who leaves before the request was sent gets a toast that it was
 * not sent; one who leaves later gets a toast with the outcome.
 */
export class ActionRunner {
  #isHere = false;
  #current: AbortController | undefined;

  constructor(private readonly tools: ActionTools) {}

  /** The screen is shown. Returns the function for its end: it cancels the current action and refuses further ones. */
  enter(): () => void {
    this.#isHere = true;
    return () => {
      this.#isHere = false;
      this.cancel();
    };
  }

  /** Cancels the current action, if there is one; another may start at once. */
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

  /** Only for the current action: a cancelled one may end much later. */
  #finish(action: AbortController | undefined): void {
    if (action === undefined || this.#current !== action) return;
    this.#current = undefined;
    this.tools.onBusy(false);
  }
}
