import { useState } from 'react';
import { endpoints } from '../../../api/endpoints';
import type { ApiError } from '../../../api/errors';
import { useCall } from '../../../api/use-call';
import type { Eligibility, EligibilityFacts, Refused, VerificationRequest } from '../../../domain/eligibility-types';
import { type ServerQuestion, serverEligibility, serverQuestion, startAnswer } from '../../../domain/start';
import { currentPageContext } from '../../../modes/page-context';
import type { ActionContext, ScreenContext } from '../actions/action';
import type { OutcomeName } from '../actions/tell-outcome';
import { useAction } from '../actions/use-action';
import { type Submit, useSubmit } from '../actions/use-submit';
import { combineCalls, loadedPart, type Part } from '../loading/combine-calls';
import { questionCalls } from './start-calls';

/**
 * The one place where the server is asked whether something may be started (`domain/start.ts` evaluates its answers): a screen asks when it
 * opens, so that nobody fills in a form in vain, and each start asks anew, because the answer may have changed since.
 */

/**
 * Asks the server when a screen opens. Where there is nothing to ask, the eligibility rule alone answers.
 *
 * @param request what the screen starts
 */
export function useStartAnswer(request: VerificationRequest, facts: EligibilityFacts): Part<Eligibility> {
  // Neither the kind of the start nor the mode changes while a screen is shown.
  const useAnswer = serverQuestion(request, facts) === undefined ? useRuleAlone : useServerAnswer;
  return useAnswer(request, facts);
}

/** The answer where there is nothing to ask: the eligibility rule's. */
function useRuleAlone(request: VerificationRequest, facts: EligibilityFacts): Part<Eligibility> {
  return loadedPart(startAnswer(request, facts, undefined));
}

function useServerAnswer(request: VerificationRequest, facts: EligibilityFacts): Part<Eligibility> {
  const question = serverQuestion(request, facts);
  if (question === undefined) throw new Error(`There is nothing to ask the server about ${request.kind}`);
  const calls = questionCalls(question);
  const allowed = useCall(...calls.allowed);
  const diversion = useCall(...calls.diversion);
  const both = combineCalls({ allowed, diversion });
  const data = both.data && startAnswer(request, facts, { ...both.data.allowed, target: both.data.diversion.target });
  return { ...both, data };
}

/**
 * Asks the server anew, right before something is started that the eligibility rule has allowed on this screen. Where there is nothing to
 * ask, the start is allowed. Rejects with the ApiError of a call that fails.
 */
export async function askServer(
  { call }: Pick<ScreenContext, 'call'>,
  request: VerificationRequest,
): Promise<Eligibility> {
  const { mode } = currentPageContext();
  const question = serverQuestion(request, { mode });
  return question ? serverEligibility(await answersTo(call, question), { mode }) : { allowed: true };
}

async function answersTo(call: ScreenContext['call'], question: ServerQuestion) {
  const [{ canVerify, retryAt }, { target }] = await Promise.all([
    call(endpoints.canVerify, question),
    call(endpoints.trafficDiversion, { level: question.level }),
  ]);
  return { canVerify, retryAt, target };
}

/** An action that starts something. */
interface Start<A extends readonly unknown[]> {
  /** Asks the server, then starts it. Runs once at a time, as in `useAction`. */
  readonly start: (...args: A) => Promise<void>;
  readonly busy: boolean;
  /** The server's refusal of the last attempt, for the screen to show; undefined if there is none. */
  readonly refusal: Refused | undefined;
}

/** An action that starts a verification: `body` runs only if the server allows the start at this moment. */
export function useStart<A extends readonly unknown[]>(
  request: VerificationRequest,
  body: (context: ActionContext, ...args: A) => Promise<void>,
): Start<A> {
  const [refusal, setRefusal] = useState<Refused>();
  const [start, busy] = useAction(ifAllowed(request, body, setRefusal));
  return { start, busy, refusal };
}

/** A change that the server has to allow at this moment, as `useSubmit` submits it. The arguments are those of `useSubmit`. */
export function useSubmittedStart<A extends readonly unknown[]>(
  request: VerificationRequest,
  body: (context: ActionContext, ...args: A) => Promise<void>,
  outcome: OutcomeName,
  shows?: (error: ApiError) => boolean,
): Submit<A> & Pick<Start<A>, 'refusal'> {
  const [refusal, setRefusal] = useState<Refused>();
  const submit = useSubmit(ifAllowed(request, body, setRefusal), outcome, shows);
  return { ...submit, refusal };
}

function ifAllowed<A extends readonly unknown[]>(
  request: VerificationRequest,
  body: (context: ActionContext, ...args: A) => Promise<void>,
  onAnswer: (refusal: Refused | undefined) => void,
) {
  return async (context: ActionContext, ...args: A) => {
    const answer = await askServer(context, request);
    onAnswer(answer.allowed ? undefined : answer);
    if (answer.allowed) await body(context, ...args);
  };
}
