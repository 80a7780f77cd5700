import type { call } from '../../../api/client';
import type { CallOptions } from '../../../api/client-config';
import { type Endpoint, endpointName, type RequestOf, type ResponseOf } from '../../../api/endpoint';
import { type ApiError, isApiError } from '../../../api/errors';
import { isLost } from './submit-errors';
import type { Outcome, OutcomeName } from './tell-outcome';

/** For calls that change nothing: leaving the screen stops everything. */
export interface ScreenContext {
  readonly signal: AbortSignal;
  /** Aborts on leaving. Throws for an endpoint that submits something: use `submit`. */
  readonly call: typeof call;
  /** The code after it does not run once the member has left. */
  readonly whileHere: <T>(promise: Promise<T>) => Promise<T>;
}

/** Input that the browser keeps until it is sent. */
export interface SentDraft {
  /** Works after its form is gone, too. */
  readonly remove: () => void;
}

interface SubmitOptions<E extends Endpoint> extends Omit<CallOptions<E>, 'signal'> {
  /**
   * Asks whether a change arrived after an unclear failure; undefined: it did not. `repeat`:
   * resending is harmless.
   */
  readonly ask: ((call: ScreenContext['call']) => Promise<ResponseOf<E> | undefined>) | 'repeat';
  /** Asks after a `business` refusal, too: an earlier attempt may have arrived. Default: false. */
  readonly asksAfterRefusal?: true;
  /** Default: the action's outcome. */
  readonly outcome?: OutcomeName | undefined;
  /** Accepted or refused, also after leaving: for data that outlives the screen. It must not show anything. */
  readonly onSettled?: (() => void) | undefined;
}

/** An action awaits everything through this, so nothing runs after leaving. */
export interface ActionContext extends ScreenContext {
  /**
   * Never aborts a sent request. If its fate is unclear, asks the server or waits in doubt, so
   * nothing is sent twice. Throws `ApiError` if the server lacks the change.
   */
  readonly submit: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options: SubmitOptions<E>,
  ) => Promise<ResponseOf<E>>;
}

interface ActionTools {
  readonly call: typeof call;
  /** Shows the progress or the outcome on the next screen. */
  readonly tell: (name: OutcomeName, outcome: Outcome) => void;
  /** For unexpected errors that cannot be shown any more. */
  readonly report: (error: unknown) => void;
  readonly onBusy: (busy: boolean) => void;
  /** `doubt`: why the server could not be asked; undefined when the action continues. */
  readonly onDoubt: (doubt: ApiError | undefined) => void;
}

/** After an abort each call rejects with the signal's reason. */
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
 * One action at a time, while its screen is shown. A member who leaves gets a toast with the
 * progress of an upload, then with the outcome.
 */
export class ActionRunner {
  #isHere = false;
  #current: AbortController | undefined;
  #goOn: (() => void) | undefined;

  constructor(private readonly tools: ActionTools) {}

  /** Returns a function that cancels the current action and refuses new ones. */
  enter(): () => void {
    this.#isHere = true;
    return () => {
      this.#isHere = false;
      this.cancel();
    };
  }

  /** Another action may start at once. */
  cancel(): void {
    this.#current?.abort();
    this.#finish(this.#current);
  }

  /**
   * Resumes an action in doubt. `outcome`: the change on the server, if any. `draft`: removed once
   * the server has accepted that change, even after leaving.
   */
  async run(body: (context: ActionContext) => Promise<void>, outcome?: OutcomeName, draft?: SentDraft): Promise<void> {
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
      await body({ ...screen, submit: this.#submitter(screen, { outcome, draft }, onSend) });
    } catch (error) {
      if (!mine.signal.aborted) throw error;
      if (error !== mine.signal.reason && !isApiError(error)) this.tools.report(error);
      if (outcome && !isSent) this.tools.tell(outcome, { kind: 'cancelled' });
    } finally {
      this.#finish(mine);
    }
  }

  readonly goOn = (): void => this.#goOn?.();

  #submitter(
    screen: ScreenContext,
    whole: { readonly outcome: OutcomeName | undefined; readonly draft: SentDraft | undefined },
    onSend: (name: OutcomeName | undefined) => void,
  ): ActionContext['submit'] {
    const { signal } = screen;
    return async (endpoint, input, given) => {
      const { outcome = whole.outcome, ask, asksAfterRefusal, onSettled, onUploadProgress, ...rest } = given;
      const tellShare = (share: number) => {
        if (!signal.aborted) onUploadProgress?.(share);
        else if (outcome) this.tools.tell(outcome, { kind: 'sending', share });
      };
      const options = { ...rest, ...(onUploadProgress && { onUploadProgress: tellShare }) };
      const tellIfLeft = (what: Outcome) => {
        if (signal.aborted && outcome) this.tools.tell(outcome, what);
        signal.throwIfAborted();
      };
      const accept = () => {
        if (outcome === whole.outcome) whole.draft?.remove();
        onSettled?.();
      };
      for (;;) {
        signal.throwIfAborted();
        onSend(outcome);
        try {
          const result = await this.tools.call(endpoint, input, options);
          accept();
          tellIfLeft({ kind: 'done' });
          return result;
        } catch (error) {
          if (!isApiError(error)) throw error;
          const isRefused = error.kind === 'business';
          if (isRefused) onSettled?.();
          const tellFailed = () => tellIfLeft({ kind: 'failed', error });
          tellFailed();
          // An earlier call failed under its own name, so nothing was sent.
          if (!(isRefused ? asksAfterRefusal : isLost(error, endpoint))) throw error;
          if (ask === 'repeat') {
            await this.#waitInDoubt(signal, error);
            continue;
          }
          const answer = await this.#confirm(screen, ask, isRefused, tellFailed);
          if (answer === undefined) throw error;
          accept();
          return answer;
        }
      }
    };
  }

  /** Asks once at once; then, unless the change was refused, on each new start by the member. */
  async #confirm<R>(
    { signal, call, whileHere }: ScreenContext,
    ask: (call: ScreenContext['call']) => Promise<R | undefined>,
    isRefused: boolean,
    tellFailed: () => void,
  ): Promise<R | undefined> {
    for (;;) {
      try {
        return await whileHere(ask(call));
      } catch (error) {
        tellFailed();
        if (!isApiError(error)) throw error;
        if (isRefused) return undefined;
        await this.#waitInDoubt(signal, error);
      }
    }
  }

  /** Rejects with the signal's reason if the member leaves. */
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

  /** A cancelled action may end much later. */
  #finish(action: AbortController | undefined): void {
    if (action === undefined || this.#current !== action) return;
    this.#current = undefined;
    this.tools.onBusy(false);
    this.tools.onDoubt(undefined);
  }
}
