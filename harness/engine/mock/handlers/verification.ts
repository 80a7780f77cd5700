import type { eligibilityEndpoints } from '../../../../src/api/endpoints/eligibility';
import type { personalDataEndpoints } from '../../../../src/api/endpoints/personal-data';
import type { verificationEndpoints } from '../../../../src/api/endpoints/verification';
import { errorCodeRow } from '../../../../src/domain/error-codes';
import { flowNameOf, type LevelName } from '../../../../src/domain/levels';
import { OPERATIONS } from '../../../../src/domain/operations';
import { SITE_ROWS } from '../../../../src/domain/sites';
import {
  DOCUMENT_TYPE_NAMES,
  type DocumentType,
  type Provider,
  type StepStatus,
} from '../../../../src/domain/statuses';
import { originsOf, sessionOfHost } from '../../hosts';
import type { Handlers, MockHeaders } from '../handler';
import { Refusal } from '../refusal';
import { spendRiskToken } from '../risk-tokens';
import type { MockState } from '../state';
import { findRun, keyOf, openRun, setStep, submitRun } from '../vendor-runs';

/** Milliseconds that a vendor's token lives. */
const TOKEN_LIFETIME_MS = 600_000;
const DAY = 86_400_000;

/** Documents that are accepted in any country; some countries know one more. */
const DOCUMENTS: readonly DocumentType[] = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT'];
const MORE_DOCUMENTS: Readonly<Record<string, readonly DocumentType[]>> = { NGA: ['BVN'] };
const TWO_SIDED: ReadonlySet<DocumentType> = new Set(['ID_CARD', 'DRIVERS', 'RESIDENCE_PERMIT']);

/** Countries that are not served; one is enough to see the state. */
const UNSUPPORTED_COUNTRIES = ['PRK'];

/** Calls on the verification itself (spec 7, "Verification calls"). */
export const verificationHandlers = {
  // The token's info tells the embedded verification which level it was asked for.
  sdkAccess: (state, { input: { level, isSecondary = false } }) => {
    state.run.sdkLevel = level;
    state.run.sdkIsSecondary = isSecondary;
    return { accessToken: state.session.sdkToken };
  },
  // In the embedded SDK the product's own provider is one of the others: it has no flow of its own to embed.
  kycProvider: (state, { input, headers }) => ({
    provider: headers['kyc-access-token'] === undefined ? state.kyc.provider : embeddedProvider(state),
    flowName: flowNameOf(input.level),
  }),
  supportedDocumentTypes: (_state, { input }) => ({
    documentTypes: [...DOCUMENTS, ...(MORE_DOCUMENTS[input.country] ?? [])].map((type) => ({
      type,
      name: DOCUMENT_TYPE_NAMES[type],
      sides: TWO_SIDED.has(type) ? 2 : 1,
      selfie: type !== 'BVN',
    })),
  }),
  vendorToken: (state, { input, scenario, headers }) => {
    const { provider, level, returnUrl = '' } = input;
    const { token } = openRun(state, scenario, { provider, level, returnUrl }, vendorOrigin(headers));
    return {
      provider,
      flowName: flowNameOf(level),
      token,
      url: redirectAddress(provider, token, headers),
      workflowId: provider === 'PROVIDER_ONFIDO' ? `workflow-${flowNameOf(level)}` : '',
      expiresAt: state.now + TOKEN_LIFETIME_MS,
    };
  },
  verificationSdkInfo: (state, { input }) => ({
    provider: state.kyc.provider,
    flowName: flowNameOf(input.level ?? 'LEVEL_1'),
    version: '',
  }),
  selfReset: (state, { input, scenario }) => {
    const refusal = spendRiskToken(state, scenario, input.riskToken, OPERATIONS.RESET);
    if (refusal) return refusal;
    const level = input.level ?? 'LEVEL_1';
    state.kyc.rejectReason = '';
    state.run.rejections[keyOf(level)] = 0;
    setStep(state, level, 'ALLOW');
    return { level, status: 'ALLOW' };
  },
  canVerify: (state, { input }) => {
    const status = stepOf(state, input.level);
    const open = state.kyc.opened && (status === 'ALLOW' || status === 'FAILED_AND_CAN_RETRY');
    if (!open) return { canVerify: false, reason: status };
    if (state.kyc.canVerify) return { canVerify: true, reason: '' };
    return { canVerify: false, reason: 'too_many_attempts', retryAt: state.now + DAY };
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
  kycPersonalInfo: (state, { input, scenario }) => {
    const { member } = state;
    const masked = input.riskToken === undefined;
    const refusal = masked ? undefined : spendRiskToken(state, scenario, input.riskToken, OPERATIONS.EYE);
    if (refusal) return refusal;
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
  // A number that ends in one of the identity-update codes is refused with that code: every text can be seen.
  identity: (state, { input, scenario }) => {
    // A check by number: the vendor looks it up, and kyc-info tells the result by and by.
    const run = input.vendorToken === undefined ? undefined : findRun(state, input.vendorToken);
    if (run) {
      const outcome =
        scenario.vendor.outcome === 'reject' || scenario.vendor.outcome === 'pending'
          ? scenario.vendor.outcome
          : 'approve';
      submitRun(
        state,
        scenario,
        run,
        outcome,
        scenario.vendor.rejectCode || (outcome === 'reject' ? 'name_mismatch' : ''),
      );
      return { status: 'PENDING' };
    }
    const refusal = spendRiskToken(state, scenario, input.riskToken, OPERATIONS.UPDATE);
    if (refusal) return refusal;
    const row = errorCodeRow(Number(input.documentNumber.slice(-4)));
    if (row?.messageKey.startsWith('updateIDError')) return new Refusal(row.code, row.meaning);
    // The details are in; the photo of the document is what is asked for next.
    state.kyc.poi = { status: 'DisplayUpdatePOIStatus_Needed', rejectReason: '' };
    return { status: 'PENDING' };
  },
  integrationAccessToken: (state, { input, scenario, headers }) => {
    const { level = 'LEVEL_1', provider = embeddedProvider(state), returnUrl = '' } = input;
    const isSecondary = state.run.sdkIsSecondary;
    const { token } = openRun(state, scenario, { provider, level, returnUrl, isSecondary }, vendorOrigin(headers));
    return {
      provider,
      flowName: flowNameOf(level),
      accessToken: token,
      url: redirectAddress(provider, token, headers),
      expiresAt: state.now + TOKEN_LIFETIME_MS,
    };
  },
  integrationBusinessInfo: () => ({ name: 'Example Partner', landingUrl: '', supportUrl: '' }),
} satisfies Handlers<
  keyof typeof verificationEndpoints | keyof typeof eligibilityEndpoints | keyof typeof personalDataEndpoints
>;

function embeddedProvider({ kyc }: MockState): Provider {
  return kyc.provider === 'PROVIDER_DEFAULT' ? 'PROVIDER_SUMSUB' : kyc.provider;
}

/** Pages of the vendors that work by redirect, on the vendors' host of the same harness; empty in a process without hosts. */
const REDIRECT_PATHS: Partial<Record<Provider, string>> = { PROVIDER_JUMIO: '/jumio/web', PROVIDER_AAI: '/aai/web' };

function redirectAddress(provider: Provider, token: string, headers: MockHeaders): string {
  const path = REDIRECT_PATHS[provider];
  const origin = vendorOrigin(headers);
  if (path === undefined || origin === '') return '';
  return `${origin}${path}?authorizationToken=${encodeURIComponent(token)}`;
}

/** Origin of the vendors' host of the session that was asked; empty where there are no hosts. */
function vendorOrigin({ host }: MockHeaders): string {
  const [, name = '', port] = (typeof host === 'string' && /^(.+):(\d+)$/.exec(host)) || [];
  return port === undefined ? '' : originsOf(Number(port), sessionOfHost(name)).vendor;
}

function stepOf({ kyc }: MockState, level: LevelName): StepStatus {
  return kyc.steps[keyOf(level)];
}
