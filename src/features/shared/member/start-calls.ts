import { endpoints } from '../../../api/endpoints/index.ts';
import { prefetchedAnswer, type ScreenCall } from '../../../api/resource';
import type { EligibilityFacts, VerificationRequest } from '../../../domain/eligibility-types';
import { type ServerQuestion, serverQuestion } from '../../../domain/start';
import { AML_SCENE } from '../../../domain/statuses';
import { answeredMemberState, type KycInfoParts, type MemberState } from './member-state';

/** No React: the calls start before it. */

export const CONFIG_CALL = [endpoints.kycConfig, {}] as const;
export const CHECK_CALL = [endpoints.amlResult, { sceneCode: AML_SCENE }] as const;

/** From prefetched answers; undefined while one is missing. */
export function answeredStartState(parts?: KycInfoParts): MemberState | undefined {
  const [config, aml] = [prefetchedAnswer(CONFIG_CALL), prefetchedAnswer(CHECK_CALL)];
  return config && aml && answeredMemberState({ unsupportedCountries: config.unsupportedCountries, aml }, parts);
}

export function questionCalls(question: ServerQuestion) {
  return {
    allowed: [endpoints.canVerify, question],
    diversion: [endpoints.trafficDiversion, { level: question.level }],
  } as const;
}

export function startAnswerCalls(
  request: VerificationRequest,
  facts: Pick<EligibilityFacts, 'authority'>,
): readonly ScreenCall[] {
  const question = serverQuestion(request, facts);
  return question ? Object.values(questionCalls(question)) : [];
}
