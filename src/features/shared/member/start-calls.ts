import { AML_SCENE } from '../../../api/endpoints/compliance';
import { endpoints } from '../../../api/endpoints/index.ts';
import { prefetchedAnswer, type ScreenCall } from '../../../api/resource';
import type { EligibilityFacts, VerificationRequest } from '../../../domain/eligibility-types';
import { type ServerQuestion, serverQuestion } from '../../../domain/start';
import { answeredMemberState, type KycInfoParts, type MemberState } from './member-state';

/** The calls about a start. No React: they are sent before React is there. */

/** The call for the countries that are not served. */
export const CONFIG_CALL = [endpoints.kycConfig, {}] as const;
/** The call for the result of the anti-money-laundering check. */
export const CHECK_CALL = [endpoints.amlResult, { sceneCode: AML_SCENE }] as const;

/**
 * The state of `useStartState` (`use-start-state.ts`), from answers that were asked for ahead; undefined while one is missing.
 *
 * @param parts as there
 */
export function answeredStartState(parts?: KycInfoParts): MemberState | undefined {
  const [config, aml] = [prefetchedAnswer(CONFIG_CALL), prefetchedAnswer(CHECK_CALL)];
  return config && aml && answeredMemberState({ unsupportedCountries: config.unsupportedCountries, aml }, parts);
}

/** The calls with which the server is asked about a start. */
export function questionCalls(question: ServerQuestion) {
  return {
    allowed: [endpoints.canVerify, question],
    diversion: [endpoints.trafficDiversion, { level: question.level }],
  } as const;
}

/** The calls of `useStartAnswer` (`start-gate.ts`). */
export function startAnswerCalls(
  request: VerificationRequest,
  facts: Pick<EligibilityFacts, 'mode'>,
): readonly ScreenCall[] {
  const question = serverQuestion(request, facts);
  return question ? Object.values(questionCalls(question)) : [];
}
