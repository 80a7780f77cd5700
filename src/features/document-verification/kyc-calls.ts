import { endpoints } from '../../api/endpoints';
import type { DependentCalls } from '../../api/resource';
import { isOwnStep, nextLevel } from '../../domain/verification-screens';
import { answeredStartState, startAnswerCalls } from '../shared/member/start-calls';
import { readPlace } from './flow-address';

export const START_DATA = {
  quick: [endpoints.canQuickKyc, {}],
  countries: [endpoints.countryList, { is_disable: 1 }],
  config: [endpoints.kycConfig, {}],
  here: [endpoints.supportedIpCountryCode, {}],
} as const;

/** Only if the eligibility rule allows the start. */
export function kycCalls(query: URLSearchParams): DependentCalls {
  const place = readPlace(query);
  if (!isOwnStep(place.step)) return [];
  const dependent = () => {
    const state = answeredStartState();
    if (!state) return [];
    const request = { kind: 'document', level: place.level ?? nextLevel(state.facts) } as const;
    return state.may(request).allowed ? [...startAnswerCalls(request, state.facts), ...Object.values(START_DATA)] : [];
  };
  return [dependent];
}
