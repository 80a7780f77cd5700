import { useState } from 'react';
import { useCall } from '../../../api/use-call';
import type { Eligibility, EligibilityFacts, Refused, VerificationRequest } from '../../../domain/eligibility-types';
import { serverEligibility, serverQuestion, startAnswer } from '../../../domain/start';
import { currentPageContext } from '../../../modes/page-context';
import type { ActionContext, ScreenContext, SentDraft } from '../actions/action';
import type { OutcomeName } from '../actions/tell-outcome';
import { useAction } from '../actions/use-action';
import { type Submit, useSubmit } from '../actions/use-submit';
import { combineCalls, loadedPart, type Part } from '../loading/combine-calls';
import { questionCalls } from './start-calls';

/** Asked when a screen opens and again at each start. `domain/start.ts` evaluates it. */

/** For an opening screen. */
export function useStartAnswer(request: VerificationRequest, facts: EligibilityFacts): Part<Eligibility> {
  // Neither the kind nor the mode changes while a screen is shown.
  const useAnswer = serverQuestion(request, facts) === undefined ? useRuleAlone : useServerAnswer;
  return useAnswer(request, facts);
}

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

/** For a start that the rule has allowed. Rejects with the `ApiError`. */
export async function askServer(
  { call }: Pick<ScreenContext, 'call'>,
  request: VerificationRequest,
): Promise<Eligibility> {
  const mode = currentPageContext();
  const question = serverQuestion(request, mode);
  if (!question) return { allowed: true };
  const calls = questionCalls(question);
  const [allowed, { target }] = await Promise.all([call(...calls.allowed), call(...calls.diversion)]);
  return serverEligibility({ ...allowed, target }, mode);
}

interface Start<A extends readonly unknown[]> {
  readonly start: (...args: A) => Promise<void>;
  readonly busy: boolean;
  /** Of the last attempt. */
  readonly refusal: Refused | undefined;
}

/** Only if the server allows the start now. */
export function useStart<A extends readonly unknown[]>(
  request: VerificationRequest,
  body: (context: ActionContext, ...args: A) => Promise<void>,
): Start<A> {
  const [refusal, setRefusal] = useState<Refused>();
  const [start, busy] = useAction(ifAllowed(request, body, setRefusal));
  return { start, busy, refusal };
}

/** Asks the server first. */
export function useSubmittedStart<A extends readonly unknown[]>(
  request: VerificationRequest,
  body: (context: ActionContext, ...args: A) => Promise<void>,
  outcome: OutcomeName,
  draft?: SentDraft,
): Submit<A> & Pick<Start<A>, 'refusal'> {
  const [refusal, setRefusal] = useState<Refused>();
  const submit = useSubmit(ifAllowed(request, body, setRefusal), outcome, draft);
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
