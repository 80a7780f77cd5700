import { proxy, ref } from 'valtio';
import { call } from '../../../api/client';
import { riskEndpoints } from '../../../api/endpoints/risk';
import { type ApiError, isApiError } from '../../../api/errors';
import { OPERATIONS, type OperationName } from '../../../domain/operations';
import type { ChallengeMethod } from '../../../domain/risk';
import { memberMemory } from '../../../lib/member-memory';
import type { RiskAnswer } from './use-risk-check';

type Phase = 'opening' | 'ready' | 'sending' | 'checking';

export interface ChallengeState {
  readonly answer: RiskAnswer;
  readonly method: ChallengeMethod;
  readonly hasCode: boolean;
  readonly code: string;
  readonly phase: Phase;
  /** Unix time in milliseconds. */
  readonly resendAt: number;
  /** `answer.reason` explains a rejected code. */
  readonly failure: ApiError | undefined;
}

/** Authenticator apps need none. */
const SENT: readonly ChallengeMethod[] = ['email', 'sms'];
export const isSent = (method: ChallengeMethod) => SENT.includes(method);

interface SentCodes {
  /** Unix time in milliseconds. */
  readonly resendAt: number;
  readonly challengeId: string;
  readonly methods: ReadonlySet<ChallengeMethod>;
}

/** So that neither method nor reopening shortens the wait. */
const sentCodes = memberMemory(() => new Map<OperationName, SentCodes>());

interface ChallengeOptions {
  readonly operation: OperationName;
  /** Requires a code, or refuses. */
  readonly first: RiskAnswer;
  readonly signal: AbortSignal;
  readonly onPass: (riskToken: string) => void;
}

/** Ignores requests during another one. */
export class Challenge {
  /** For `useSnapshot`. */
  readonly shown: { state: ReturnType<typeof ref<ChallengeState>> };
  #isBusy = false;

  constructor(private readonly options: ChallengeOptions) {
    this.shown = proxy({ state: ref(initialState(options)) });
  }

  /** React runs mount effects twice in development. */
  readonly start = (): void => {
    const { method, phase } = this.shown.state;
    if (phase === 'opening') void this.send(method, phase);
  };

  /** Not every device gets codes. */
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

  readonly submit = (code: string): Promise<void> =>
    this.#request(
      'checking',
      () => this.#intercept({ method: this.shown.state.method, code }),
      (answer) => ({ code: '', ...(answer.reason === 'expired-code' && this.#note(answer, 0)) }),
    );

  readonly choose = (method: ChallengeMethod): void => {
    if (this.#isBusy) return;
    const hasCode = !isSent(method) || sentCodes.current.get(this.options.operation)?.methods.has(method) === true;
    if (!hasCode && Date.now() >= this.shown.state.resendAt) return void this.send(method);
    // About the old code.
    const answer = { ...this.shown.state.answer, reason: '' } as const;
    this.#change({ method, hasCode, code: '', failure: undefined, answer });
  };

  readonly setCode = (code: string): void => this.#change({ code });

  /** `methods` have sent a code for this challenge. */
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
    // The previous code and challenge stay valid until then.
    answer: mustWait ? { ...first, challengeId: sent.challengeId } : first,
    method,
    hasCode: !needsCode || (mustWait && sent.methods.has(method)),
    code: '',
    phase: needsCode && !mustWait ? 'opening' : 'ready',
    resendAt: mustWait ? sent.resendAt : 0,
    failure: undefined,
  };
}
