import { endpoints } from '../../api/endpoints';
import type { DependentCalls, ScreenCall } from '../../api/resource';
import { stepsOf } from '../../domain/steps';
import type { MemberState } from '../shared/member/member-state';
import { answeredStartState, startAnswerCalls } from '../shared/member/start-calls';
import { LEVEL, REQUEST } from './level';

/** What the form needs of the member's state, besides what the rules need. */
export const FORM_PARTS = { obtain_kyc_token: true } as const;
/** The call for the countries of the form. */
export const COUNTRIES = [endpoints.countryList, { is_disable: 1 }] as const;

/**
 * The calls of the first view of the form, besides those that are known from the address alone. They ask the server only if the eligibility rule
 * allows the start, and about the country that the form begins with.
 */
export function numberCalls(query: URLSearchParams): DependentCalls {
  if (stepOf(query) === 'result') return [];
  const dependent = (): readonly ScreenCall[] => {
    const state = answeredStartState(FORM_PARTS);
    if (!state?.may(REQUEST).allowed) return [];
    const calls = [...startAnswerCalls(REQUEST, state.facts), COUNTRIES];
    // After a rejection the form comes when the member has read the reason.
    if (isRejected(state)) return calls;
    return [...calls, [endpoints.supportedDocumentTypes, { country: state.info.residenceCountry, level: LEVEL }]];
  };
  return [dependent];
}

/** The step that the address names. */
export function stepOf(query: URLSearchParams) {
  return query.get('step') === 'result' ? 'result' : 'choose';
}

/** Whether the last attempt was rejected and may be repeated. */
export function isRejected({ facts }: MemberState): boolean {
  return stepsOf(facts)[LEVEL].status === 'FAILED_AND_CAN_RETRY';
}
