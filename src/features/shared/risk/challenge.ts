import { proxy, ref } from 'valtio';
import { call } from '../../../api/client';
import { riskEndpoints } from '../../../api/endpoints/risk';
import { type ApiError, isApiError } from '../../../api/errors';
import { OPERATIONS, type OperationName } from '../../../domain/operations';
import type { ChallengeMethod } from '../../../domain/risk';
import { memberMemory } from '../../../lib/member-memory';
import type { RiskAnswer } from './use-risk-check';

/** `opening`: the first code is being sent; `sending`: another code is being sent; `checking`: a code is being checked. */
type Phase = 'opening' | 'ready' | 'sending' | 'checking';

/** State of a challenge. */
export interface ChallengeState {
  /** The latest answer of the server. */
  readonly answer: RiskAnswer;
  /** The method whose code the member enters. */
  readonly method: ChallengeMethod;
  /** Whether there is a code to enter; false until one has been sent by this method. */
  readonly hasCode: boolean;
  /** Digits entered so far. */
  readonly code: string;
  readonly phase: Phase;
  /** When another code may be requested, Unix time in milliseconds. */
  readonly resendAt: number;
  /** API error of the last request; the reason for a rejected code is in `answer.reason`. */
  readonly failure: ApiError | undefined;
}

/** Methods whose code we send; an authenticator app generates its own. */
const SENT: readonly ChallengeMethod[] = ['email', 'sms'];
/** Whether we send the code of a method. */
export const isSent = (method: ChallengeMethod) => SENT.includes(method);

/** The codes that were sent for an operation. */
interface SentCodes {
  /** When another code may be requested, Unix time in milliseconds. */
  readonly resendAt: number;
  /** The challenge that they answer. */
  readonly challengeId: string;
  readonly methods: ReadonlySet<ChallengeMethod>;
}

/**
 * Kept beside the challenges, because the wait belongs to the operation: neither another method nor a dialog that was closed and opened
 * again gives another code before.
 */
const sentCodes = memberMemory(() => new Map<OperationName, SentCodes>());

/** What a challenge is about. */
interface ChallengeOptions {
  readonly operation: OperationName;
  /** The answer that requires a code, or refuses. */
  readonly first: RiskAnswer;
  /** Aborts the current request and ends the challenge. */
  readonly signal: AbortSignal;
  /** Called once with the token of a passed check. */
  readonly onPass: (riskToken: string) => void;
}

/** Sends one-time codes for an operation and checks them; one request at a time, others are ignored meanwhile. */
export class Challenge {
  /** For `useSnapshot`. */
  readonly shown: { state: ReturnType<typeof ref<ChallengeState>> };
  #isBusy = false;

  constructor(private readonly options: ChallengeOptions) {
    this.shown = proxy({ state: ref(initialState(options)) });
  }

  /** Sends the first code, if the first method needs one. Once only: in development React runs each mount effect twice. */
  readonly start = (): void => {
    const { method, phase } = this.shown.state;
    if (phase === 'opening') void this.send(method, phase);
  };

  /** Sends a code. The device is checked first, because codes are not sent for every device. */
  readonly send = async (method: ChallengeMethod, phase: Phase = 'sending'): Promise<void> => {
    if (Date.now() < this.shown.state.resendAt) return;
    await this.#request(
      phase,
      async (signal) => {
        const device = await call(
          riskEndpoints.defaultIntercept,
          { sence: String(OPERATIONS.OTP) },
          { signal, fresh: true },
        );
        return device.decision === 'REJECT' ? device : this.#intercept({ method });
      },
      (answer) => ({
        method,
        hasCode: true,
        code: '',
        ...this.#note(answer, Date.now() + answer.resendAfterMs, method),
      }),
    );
  };

  /** Checks a code. */
  readonly submit = (code: string): Promise<void> =>
    this.#request(
      'checking',
      () => this.#intercept({ method: this.shown.state.method, code }),
      // After an expired code another one may be requested at once.
      (answer) => ({ code: '', ...(answer.reason === 'expired-code' && this.#note(answer, 0)) }),
    );

  /** Changes to another method. */
  readonly choose = (method: ChallengeMethod): void => {
    if (this.#isBusy) return;
    const hasCode = !isSent(method) || sentCodes.current.get(this.options.operation)?.methods.has(method) === true;
    if (!hasCode && Date.now() >= this.shown.state.resendAt) return void this.send(method);
    // The reason of the former answer is about the former code.
    const answer = { ...this.shown.state.answer, reason: '' } as const;
    this.#change({ method, hasCode, code: '', failure: undefined, answer });
  };

  readonly setCode = (code: string): void => this.#change({ code });

  /** Notes when another code may be requested, and the method by which one was sent, for the challenge of the server's latest answer. */
  #note({ challengeId }: RiskAnswer, resendAt: number, ...methods: ChallengeMethod[]): { readonly resendAt: number } {
    const { operation } = this.options;
    const before = sentCodes.current.get(operation);
    const earlier = before?.challengeId === challengeId ? before.methods : [];
    sentCodes.current.set(operation, { resendAt, challengeId, methods: new Set([...earlier, ...methods]) });
    return { resendAt };
  }

  #change(next: Partial<ChallengeState>): void {
    this.shown.state = ref({ ...this.shown.state, ...next });
  }

  #intercept(input: { readonly method: ChallengeMethod; readonly code?: string }): Promise<RiskAnswer> {
    const { operation, signal } = this.options;
    const { challengeId } = this.shown.state.answer;
    return call(
      riskEndpoints.riskIntercept,
      { operation: OPERATIONS[operation], ...input, ...(challengeId !== '' && { challengeId }) },
      { signal, fresh: true },
    );
  }

  async #request(
    phase: Phase,
    send: (signal: AbortSignal) => Promise<RiskAnswer>,
    changesOf: (answer: RiskAnswer) => Partial<ChallengeState>,
  ): Promise<void> {
    const { signal, onPass } = this.options;
    if (this.#isBusy || signal.aborted) return;
    this.#isBusy = true;
    this.#change({ phase, failure: undefined });
    try {
      const answer = await send(signal);
      if (signal.aborted) return;
      if (answer.decision === 'PASS') {
        sentCodes.current.delete(this.options.operation);
        return onPass(answer.riskToken);
      }
      this.#change({ answer, ...changesOf(answer) });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (!signal.aborted) this.#change({ failure });
    } finally {
      this.#isBusy = false;
      if (!signal.aborted) this.#change({ phase: 'ready' });
    }
  }
}

function initialState({ first, operation }: ChallengeOptions): ChallengeState {
  const method = first.methods[0]?.method ?? 'email';
  const needsCode = first.decision === 'CHALLENGE' && isSent(method);
  const sent = sentCodes.current.get(operation);
  const mustWait = needsCode && sent !== undefined && Date.now() < sent.resendAt;
  return {
    // Until another code may be sent, the former one is entered, which belongs to the former challenge.
    answer: mustWait ? { ...first, challengeId: sent.challengeId } : first,
    method,
    hasCode: !needsCode || (mustWait && sent.methods.has(method)),
    code: '',
    phase: needsCode && !mustWait ? 'opening' : 'ready',
    resendAt: mustWait ? sent.resendAt : 0,
    failure: undefined,
  };
}
