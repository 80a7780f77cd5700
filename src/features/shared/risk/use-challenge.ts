import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client';
import { riskEndpoints } from '../../../api/endpoints/risk';
import { type ApiError, isApiError } from '../../../api/errors';
import { OPERATIONS, type OperationName } from '../../../domain/operations';
import type { ChallengeMethod } from '../../../domain/risk';
import type { RiskAnswer } from './use-risk-check';

/** What is going on: the first code is being sent, nothing, another code is being sent, a code is being checked. */
type Phase = 'opening' | 'ready' | 'sending' | 'checking';

export interface Challenge {
  /** What the server said last. */
  readonly answer: RiskAnswer;
  /** The way by which the code goes that is asked for. */
  readonly method: ChallengeMethod;
  /** Whether there is a code that could be typed: the first one may not have been sent. */
  readonly hasCode: boolean;
  /** Digits typed so far. */
  readonly code: string;
  readonly phase: Phase;
  /** From when on another code may be asked for, as `Date.now()` counts. */
  readonly resendAt: number;
  /** Why the last exchange brought nothing; a code that was not taken is told by `answer.reason`. */
  readonly failure: ApiError | undefined;
}

/** Ways to which a code is sent; an authenticator makes its own. */
const SENT: readonly ChallengeMethod[] = ['email', 'sms'];
export const isSent = (method: ChallengeMethod) => SENT.includes(method);

/**
 * The exchange behind a challenged operation: has the code sent, and has it checked. One call at a time; leaving gives up the one under way,
 * and what it would have allowed is never done.
 *
 * @param first the answer that asked for a proof, or refused
 * @param onPass called once with the token of a passed check
 */
export function useChallenge(operation: OperationName, first: RiskAnswer, onPass: (riskToken: string) => void) {
  const [challenge, setChallenge] = useState<Challenge>(() => start(first));
  const underway = useRef<AbortController>(undefined);
  const change = useCallback((next: Partial<Challenge>) => setChallenge((before) => ({ ...before, ...next })), []);

  const exchange = async (
    phase: Phase,
    ask: (signal: AbortSignal) => Promise<RiskAnswer>,
    onAnswer: (answer: RiskAnswer) => Partial<Challenge>,
  ) => {
    if (underway.current) return;
    const mine = new AbortController();
    underway.current = mine;
    change({ phase, failure: undefined });
    try {
      const answer = await ask(mine.signal);
      if (mine.signal.aborted) return;
      if (answer.decision === 'PASS') return onPass(answer.riskToken);
      change({ answer, ...onAnswer(answer) });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (!mine.signal.aborted) change({ failure });
    } finally {
      // An exchange that was given up has no say in what is shown now.
      if (underway.current === mine) {
        underway.current = undefined;
        change({ phase: 'ready' });
      }
    }
  };

  const number = OPERATIONS[operation];
  const { challengeId } = challenge.answer;
  const identified = challengeId === '' ? {} : { challengeId };

  /** Has a code sent. The device is checked first: codes are not sent at the word of just any machine. */
  const send = (method: ChallengeMethod, phase: Phase = 'sending') =>
    exchange(
      phase,
      async (signal) => {
        const device = await call(
          riskEndpoints.defaultIntercept,
          { sence: String(OPERATIONS.OTP) },
          { signal, fresh: true },
        );
        if (device.decision === 'REJECT') return device;
        return call(riskEndpoints.riskIntercept, { operation: number, method, ...identified }, { signal, fresh: true });
      },
      ({ resendAfterMs }) => ({ method, hasCode: true, code: '', resendAt: Date.now() + resendAfterMs }),
    );

  /** Has a typed code checked. */
  const submit = (code: string) =>
    exchange(
      'checking',
      (signal) =>
        call(
          riskEndpoints.riskIntercept,
          { operation: number, method: challenge.method, code, ...identified },
          { signal, fresh: true },
        ),
      // Nobody needs to wait for a new code when the old one is good for nothing any more.
      ({ reason }) => ({ code: '', ...(reason === 'expired-code' && { resendAt: 0 }) }),
    );

  /** Another way of proving it; the authenticator's code is there already. */
  const choose = (method: ChallengeMethod) => {
    if (isSent(method)) return send(method);
    if (!underway.current)
      change({ method, hasCode: true, code: '', failure: undefined, answer: unread(challenge.answer) });
    return undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code is sent once, as the challenge begins.
  useEffect(() => {
    if (challenge.phase === 'opening') void send(challenge.method, 'opening');
    return () => {
      underway.current?.abort();
      underway.current = undefined;
    };
  }, []);

  return { challenge, send, submit, choose, setCode: (code: string) => change({ code }) };
}

function start(first: RiskAnswer): Challenge {
  const method = first.methods[0]?.method ?? 'email';
  const sends = first.decision === 'CHALLENGE' && isSent(method);
  return {
    answer: first,
    method,
    hasCode: !sends,
    code: '',
    phase: sends ? 'opening' : 'ready',
    resendAt: 0,
    failure: undefined,
  };
}

/** What was wrong with the last code is no news once another one is asked for. */
function unread(answer: RiskAnswer): RiskAnswer {
  return { ...answer, reason: '' };
}
