import type { eligibilityEndpoints } from '../../../../src/api/endpoints/eligibility';
import { SITE_ROWS } from '../../../../src/domain/sites';
import type { Handlers } from '../handler';
import { setStep, stepKeyOf } from '../reviews';

const DAY_MS = 86_400_000;

/** Verification is not offered here. */
const UNSUPPORTED_COUNTRIES = ['PRK'];

export const eligibilityHandlers = {
  canVerify: (state, { input }) => {
    const { steps, secondIdentity, opened } = state.kyc;
    const status = input.isSecondary ? secondIdentity : steps[stepKeyOf(input.level)];
    // An update replaces a verified level, whose status does not refuse it.
    const isPossible = input.action === 'update' || status === 'ALLOW' || status === 'FAILED_AND_CAN_RETRY';
    if (!opened || !isPossible) return { canVerify: false, reason: status };
    if (state.kyc.canVerify) return { canVerify: true, reason: '' };
    return { canVerify: false, reason: 'too_many_attempts', retryAt: state.now + DAY_MS };
  },
  canQuickKyc: (state) => ({
    canQuickKyc: state.kyc.quickKyc && state.kyc.opened && state.kyc.steps['1'] === 'ALLOW',
    source: 'Example Exchange',
    level: 'LEVEL_1',
  }),
  doQuickKyc: (state, { input }) => {
    const level = input.level ?? 'LEVEL_1';
    setStep(state, level, 'SUCCESS');
    return { level, status: 'SUCCESS' };
  },
  trafficDiversion: (state) => ({
    target: state.kyc.diversion === 'site' ? SITE_ROWS[state.site].identityFlow : state.kyc.diversion,
  }),
  kycConfig: () => ({
    unsupportedCountries: UNSUPPORTED_COUNTRIES,
    maxFileBytes: 10_000_000,
    acceptedFileTypes: ['image/jpeg', 'image/png', 'application/pdf'],
  }),
  supportedIpCountryCode: (state) => ({
    countryCode: state.member.country,
    supported: !UNSUPPORTED_COUNTRIES.includes(state.member.country),
  }),
} satisfies Handlers<keyof typeof eligibilityEndpoints>;
