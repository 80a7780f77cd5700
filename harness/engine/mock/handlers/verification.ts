import type { verificationEndpoints } from '../../../../src/api/endpoints/verification';
import { flowNameOf, type LevelName } from '../../../../src/domain/levels';
import { SITE_RULES } from '../../../../src/domain/sites';
import { DOCUMENT_TYPE_NAMES, type DocumentType, type StepStatus } from '../../../../src/domain/statuses';
import type { Handlers } from '../handler';
import type { MockState } from '../state';

/** Milliseconds that a vendor's token lives. */
const TOKEN_LIFETIME_MS = 600_000;

/** Documents that are accepted in any country; some countries know one more. */
const DOCUMENTS: readonly DocumentType[] = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT'];
const MORE_DOCUMENTS: Readonly<Record<string, readonly DocumentType[]>> = { NGA: ['BVN'] };
const TWO_SIDED: ReadonlySet<DocumentType> = new Set(['ID_CARD', 'DRIVERS', 'RESIDENCE_PERMIT']);

/** Countries that are not served; one is enough to see the state. */
const UNSUPPORTED_COUNTRIES = ['PRK'];

/** Calls on the verification itself (spec 7, "Verification calls"). */
export const verificationHandlers = {
  sdkAccess: (state) => ({ accessToken: state.session.sdkToken }),
  kycProvider: (state, { input }) => ({ provider: state.kyc.provider, flowName: flowNameOf(input.level) }),
  supportedDocumentTypes: (_state, { input }) => ({
    documentTypes: [...DOCUMENTS, ...(MORE_DOCUMENTS[input.country] ?? [])].map((type) => ({
      type,
      name: DOCUMENT_TYPE_NAMES[type],
      sides: TWO_SIDED.has(type) ? 2 : 1,
      selfie: type !== 'BVN',
    })),
  }),
  // The address stays empty: a page finds the simulated vendor by its initial config.
  vendorToken: (state, { input }) => ({
    provider: input.provider,
    flowName: flowNameOf(input.level),
    token: `vendor_${state.session.sdkToken.slice(4, 28)}`,
    url: '',
    workflowId: '',
    expiresAt: state.now + TOKEN_LIFETIME_MS,
  }),
  verificationSdkInfo: (state, { input }) => ({
    provider: state.kyc.provider,
    flowName: flowNameOf(input.level ?? 'LEVEL_1'),
    version: '',
  }),
  selfReset: (state, { input }) => {
    const level = input.level ?? 'LEVEL_1';
    setStep(state, level, 'ALLOW');
    return { level, status: 'ALLOW' };
  },
  canVerify: (state, { input }) => {
    const status = stepOf(state, input.level);
    const canVerify = state.kyc.opened && (status === 'ALLOW' || status === 'FAILED_AND_CAN_RETRY');
    return { canVerify, reason: canVerify ? '' : status };
  },
  canQuickKyc: (state) => ({
    canQuickKyc: state.kyc.opened && state.kyc.steps['1'] === 'ALLOW',
    source: 'Account at an affiliated company',
    level: 'LEVEL_1',
  }),
  doQuickKyc: (state, { input }) => {
    const level = input.level ?? 'LEVEL_1';
    setStep(state, level, 'SUCCESS');
    return { level, status: 'SUCCESS' };
  },
  kycPersonalInfo: ({ member }, { input }) => {
    const masked = !input.riskToken;
    const show = (value: string) => (masked ? value.replace(/(?<=.)./g, '*') : value);
    return {
      masked,
      firstname: show(member.firstName),
      lastname: show(member.lastName),
      dateOfBirth: masked ? '****-**-**' : '1990-04-12',
      nationality: member.country,
      residenceCountry: member.country,
      address: show('12 Harbour Road'),
      documentType: 'PASSPORT',
      documentNumber: show(member.document.number),
      documentExpiry: masked ? '****-**-**' : '2031-06-30',
    };
  },
  trafficDiversion: (state) => ({ target: SITE_RULES[state.site].identityFlow }),
  kycConfig: () => ({
    unsupportedCountries: UNSUPPORTED_COUNTRIES,
    maxFileBytes: 10_000_000,
    acceptedFileTypes: ['image/jpeg', 'image/png', 'application/pdf'],
  }),
  supportedIpCountryCode: (state) => ({
    countryCode: state.member.country,
    supported: !UNSUPPORTED_COUNTRIES.includes(state.member.country),
  }),
  identity: (state) => {
    state.kyc.poi = { status: 'DisplayUpdatePOIStatus_Pending', rejectReason: '' };
    return { status: 'PENDING' };
  },
  integrationAccessToken: (state, { input }) => ({
    provider: input.provider ?? state.kyc.provider,
    flowName: flowNameOf(input.level ?? 'LEVEL_1'),
    accessToken: `vendor_${state.session.sdkToken.slice(4, 28)}`,
    url: '',
    expiresAt: state.now + TOKEN_LIFETIME_MS,
  }),
  integrationBusinessInfo: () => ({ name: 'Example Partner', landingUrl: '', supportUrl: '' }),
} satisfies Handlers<keyof typeof verificationEndpoints>;

function keyOf(level: LevelName): '1' | '2' {
  return level === 'LEVEL_2' ? '2' : '1';
}

function stepOf({ kyc }: MockState, level: LevelName): StepStatus {
  return kyc.steps[keyOf(level)];
}

/** Sets a level's step; level 2 opens with level 1's success, and closes when level 1 is taken back. */
function setStep({ kyc }: MockState, level: LevelName, status: StepStatus): void {
  kyc.steps[keyOf(level)] = status;
  if (keyOf(level) === '2') return;
  if (status === 'SUCCESS' && kyc.steps['2'] === 'NOT_ALLOW') kyc.steps['2'] = 'ALLOW';
  if (status !== 'SUCCESS') kyc.steps['2'] = 'NOT_ALLOW';
}
