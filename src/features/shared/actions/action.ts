import type { call } from '../../../api/client';
import type { CallOptions } from '../../../api/client-config';
import { type Endpoint, endpointName, type RequestOf, type ResponseOf } from '../../../api/endpoint';
import { type ApiError, isApiError } from '../../../api/errors';
import { isLost } from './submit-errors';
import type { Outcome, OutcomeName } from './tell-outcome';

/** Context of calls that change nothing: everything stops when the member leaves the screen. */
export interface ScreenContext {
  /** Aborts when the member leaves the screen. */
  readonly signal: AbortSignal;
  /**
   * Calls an endpoint that submits nothing. Aborted when the member leaves; the code after it does not run then.
   * @throws Error for an endpoint that submits something: `submit` is for those.
   */
  readonly call: typeof call;
  /** Awaits anything else, such as a dialog or a file. The code after it does not run once the member has left. */
  readonly whileHere: <T>(promise: Promise<T>) => Promise<T>;
}

interface SubmitOptions<E extends Endpoint> extends Omit<CallOptions<E>, 'signal'> {
  /**
   * Asks the server where the member stands, after a failure that leaves open whether the change has arrived. Resolves to what then counts
   * as the answer of the call; undefined if the change has not arrived. `repeat`: no call tells, and sending it again does no harm.
   */
  readonly ask: ((call: ScreenContext['call']) => Promise<ResponseOf<E> | undefined>) | 'repeat';
  /** Name of the outcome, if it is not the one of the whole action. */
  readonly outcome?: OutcomeName | undefined;
  /** Called when the server has accepted, also after leaving: for data that outlives the screen. It must not show anything. */
  readonly onAccepted?: (() => void) | undefined;
  /** Called when the server has refused the change for a reason of its own (`business`), also after leaving. */
  readonly onRefused?: (() => void) | undefined;
}

/** Context of an action. Everything that it awaits goes through here, so that no part of it runs after the member has left. */
export interface ActionContext extends ScreenContext {
  /**
   * Submits a change to the server. Nothing is sent after leaving. A request in flight is not aborted, because the server may have processed
   * it: the next screen shows its outcome, and the code after it does not run.
   *
   * Where a failure leaves open whether the server has the change, the server is asked. If it cannot be asked either, the action waits, in
   * doubt: the screen says so, and when the member starts the action again, the server is asked again. So nothing is sent twice before it
   * is known that the first one has not arrived.
   *
   * @throws ApiError if the server has refused the change, or does not have it
   */
  readonly submit: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options: SubmitOptions<E>,
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
  /** Called when the action waits in doubt, with why the server could not be asked, and with undefined when it goes on. */
  readonly onDoubt: (doubt: ApiError | undefined) => void;
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
    if (endpoint.submits) throw new Error(`${endpointName(endpoint)} is sent by submit only`);
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
  /** Ends the wait of an action in doubt. */
  #goOn: (() => void) | undefined;

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
   * Runs an action; an action that waits in doubt goes on instead.
   *
   * @param body the action itself
   * @param outcome names what the action changes on the server; undefined where it changes nothing
   */
  async run(body: (context: ActionContext) => Promise<void>, outcome?: OutcomeName): Promise<void> {
    if (!this.#isHere) return;
    if (this.#current) return this.#goOn?.();
    const mine = new AbortController();
    this.#current = mine;
    this.tools.onBusy(true);
    let isSent = false;
    const onSend = (name: OutcomeName | undefined) => {
      if (name === outcome) isSent = true;
    };
    try {
      const screen = screenContext(this.tools.call, mine.signal);
      await body({ ...screen, submit: this.#submitter(screen, outcome, onSend) });
    } catch (error) {
      if (!mine.signal.aborted) throw error;
      if (error !== mine.signal.reason && !isApiError(error)) this.tools.report(error);
      if (outcome && !isSent) this.tools.tell(outcome, { kind: 'cancelled' });
    } finally {
      this.#finish(mine);
    }
  }

  /** Lets an action that waits in doubt go on; nothing without one. */
  readonly goOn = (): void => this.#goOn?.();

  #submitter(
    screen: ScreenContext,
    whole: OutcomeName | undefined,
    onSend: (name: OutcomeName | undefined) => void,
  ): ActionContext['submit'] {
    const { signal } = screen;
    return async (endpoint, input, { outcome = whole, onAccepted, onRefused, ask, ...options }) => {
      const tellIfLeft = (what: Outcome) => {
        if (signal.aborted && outcome) this.tools.tell(outcome, what);
        signal.throwIfAborted();
      };
      for (;;) {
        signal.throwIfAborted();
        onSend(outcome);
        try {
          const result = await this.tools.call(endpoint, input, options);
          onAccepted?.();
          tellIfLeft({ kind: 'done' });
          return result;
        } catch (error) {
          if (!isApiError(error)) throw error;
          if (error.kind === 'business') onRefused?.();
          tellIfLeft({ kind: 'failed', error });
          // A call before it, such as the check of who is signed in, fails under its own name: then nothing was sent.
          if (!isLost(error, endpoint)) throw error;
          if (ask === 'repeat') {
            await this.#waitInDoubt(signal, error);
            continue;
          }
          const answer = await this.#standing(screen, ask, () => tellIfLeft({ kind: 'failed', error }));
          if (answer === undefined) throw error;
          onAccepted?.();
          return answer;
        }
      }
    };
  }

  /** Asks until there is an answer: once at once, then each time the member starts the action again. */
  async #standing<R>(
    { signal, call, whileHere }: ScreenContext,
    ask: (call: ScreenContext['call']) => Promise<R | undefined>,
    tellIfLeft: () => void,
  ): Promise<R | undefined> {
    for (;;) {
      try {
        return await whileHere(ask(call));
      } catch (error) {
        tellIfLeft();
        if (!isApiError(error)) throw error;
        await this.#waitInDoubt(signal, error);
      }
    }
  }

  /** Waits until the member starts the action again. Rejects with the signal's reason if the member leaves. */
  #waitInDoubt(signal: AbortSignal, error: ApiError): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', leave);
        this.#goOn = undefined;
        settle();
      };
      const leave = () => end(() => reject(signal.reason));
      signal.addEventListener('abort', leave);
      this.#goOn = () =>
        end(() => {
          this.tools.onDoubt(undefined);
          this.tools.onBusy(true);
          resolve();
        });
      this.tools.onBusy(false);
      this.tools.onDoubt(error);
    });
  }

  /** Only for the current action: a cancelled one may end much later. */
  #finish(action: AbortController | undefined): void {
    if (action === undefined || this.#current !== action) return;
    this.#current = undefined;
    this.tools.onBusy(false);
    this.tools.onDoubt(undefined);
  }
}
