import { endpoints } from '../../api/endpoints';
import type { DependentCalls, ScreenCall } from '../../api/resource';
import { stepsOf } from '../../domain/steps';
import type { MemberState } from '../shared/member/member-state';
import { answeredStartState, startAnswerCalls } from '../shared/member/start-calls';
import { LEVEL, REQUEST } from './level';

export const FORM_PARTS = { obtain_kyc_token: true } as const;
export const COUNTRIES = [endpoints.countryList, { is_disable: 1 }] as const;

/** Only if the eligibility rule allows the start. */
export function numberCalls(query: URLSearchParams): DependentCalls {
  if (stepOf(query) === 'result') return [];
  const dependent = (): readonly ScreenCall[] => {
    const state = answeredStartState(FORM_PARTS);
    if (!state?.may(REQUEST).allowed) return [];
    const calls = [...startAnswerCalls(REQUEST, state.facts), COUNTRIES];
    if (isRejected(state)) return calls;
    return [...calls, [endpoints.supportedDocumentTypes, { country: state.info.residenceCountry, level: LEVEL }]];
  };
  return [dependent];
}

export function stepOf(query: URLSearchParams) {
  return query.get('step') === 'result' ? 'result' : 'choose';
}

export function isRejected({ facts }: MemberState): boolean {
  return stepsOf(facts)[LEVEL].status === 'FAILED_AND_CAN_RETRY';
}
