import type { verificationEndpoints } from '../../../../src/api/endpoints/verification';
import { flowNameOf, type LevelName } from '../../../../src/domain/levels';
import { lookUp } from '../../../../src/domain/look-up';
import { DOCUMENT_TYPE_NAMES, type DocumentType, type Provider } from '../../../../src/domain/statuses';
import { originsOf, sessionOfHost } from '../../hosts';
import type { Handlers, MockHeaders } from '../handler';
import { issuePhoneToken } from '../phone-tokens';
import { openRun } from '../vendor-runs';
import { SIMULATED, vendorBehind } from '../vendors';

/** Lifetime of a vendor's token. */
const TOKEN_LIFETIME_MS = 600_000;

/** Accepted in every country; `MORE_DOCUMENTS` adds some for single countries. */
const DOCUMENTS: readonly DocumentType[] = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT'];
const MORE_DOCUMENTS: Readonly<Record<string, readonly DocumentType[]>> = { NGA: ['BVN'] };
const TWO_SIDED: ReadonlySet<DocumentType> = new Set(['ID_CARD', 'DRIVERS', 'RESIDENCE_PERMIT']);

export const verificationHandlers = {
  // `sdkTokenInfo` returns this level to the embedded verification.
  sdkAccess: (state, { input: { level, isSecondary = false, action } }) => {
    state.run.sdkLevel = level;
    state.run.sdkIsSecondary = isSecondary;
    if (action === 'phone') return issuePhoneToken(state);
    return { accessToken: state.session.sdkToken };
  },
  // With an access token the caller is the embedded SDK. It cannot embed itself, so it gets Sumsub.
  kycProvider: (state, { input, headers }) => ({
    provider: headers['kyc-access-token'] === undefined ? state.kyc.provider : vendorBehind(state.kyc.provider),
    flowName: flowNameOf(input.level),
  }),
  supportedDocumentTypes: (_state, { input }) => ({
    documentTypes: [...DOCUMENTS, ...(lookUp(MORE_DOCUMENTS, input.country) ?? [])].map((type) => ({
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
      workflowId: workflowOf(provider, level),
      expiresAt: state.now + TOKEN_LIFETIME_MS,
    };
  },
  verificationSdkInfo: (state, { input }) => ({
    provider: state.kyc.provider,
    flowName: flowNameOf(input.level ?? 'LEVEL_1'),
    version: '',
  }),
  integrationAccessToken: (state, { input, scenario, headers }) => {
    const { level = 'LEVEL_1', provider = vendorBehind(state.kyc.provider), returnUrl = '' } = input;
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
} satisfies Handlers<keyof typeof verificationEndpoints>;

/** Empty for embedded vendors and in unit tests without a server. */
function redirectAddress(provider: Provider, token: string, headers: MockHeaders): string {
  const { kind, page } = SIMULATED[vendorBehind(provider)];
  const origin = vendorOrigin(headers);
  if (kind !== 'redirect' || origin === '') return '';
  return `${origin}${page}?authorizationToken=${encodeURIComponent(token)}`;
}

/** Empty for vendors without workflows. */
function workflowOf(provider: Provider, level: LevelName): string {
  const vendor = SIMULATED[vendorBehind(provider)];
  return vendor.kind === 'embedded' && vendor.hasWorkflow ? `workflow-${flowNameOf(level)}` : '';
}

/** Host of the session that `Host` names; empty in unit tests without a server. */
function vendorOrigin({ host }: MockHeaders): string {
  const [, name = '', port] = (typeof host === 'string' && /^(.+):(\d+)$/.exec(host)) || [];
  return port === undefined ? '' : originsOf(Number(port), sessionOfHost(name)).vendor;
}
