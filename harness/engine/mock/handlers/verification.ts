import type { verificationEndpoints } from '../../../../src/api/endpoints/verification';
import { flowNameOf } from '../../../../src/domain/levels';
import { lookUp } from '../../../../src/domain/look-up';
import { DOCUMENT_TYPE_NAMES, type DocumentType, type Provider } from '../../../../src/domain/statuses';
import { originsOf, sessionOfHost } from '../../hosts';
import type { Handlers, MockHeaders } from '../handler';
import type { MockState } from '../state';
import { openRun } from '../vendor-runs';

/** Milliseconds until a vendor's token expires. */
const TOKEN_LIFETIME_MS = 600_000;

/** Document types accepted in every country; `MORE_DOCUMENTS` adds those of single countries. */
const DOCUMENTS: readonly DocumentType[] = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT'];
const MORE_DOCUMENTS: Readonly<Record<string, readonly DocumentType[]>> = { NGA: ['BVN'] };
const TWO_SIDED: ReadonlySet<DocumentType> = new Set(['ID_CARD', 'DRIVERS', 'RESIDENCE_PERMIT']);

/** Calls that start a verification at a vendor. */
export const verificationHandlers = {
  // `sdkTokenInfo` returns this level to the embedded verification.
  sdkAccess: (state, { input: { level, isSecondary = false } }) => {
    state.run.sdkLevel = level;
    state.run.sdkIsSecondary = isSecondary;
    return { accessToken: state.session.sdkToken };
  },
  // With an access token the embedded SDK calls. It cannot embed the product's own provider, so it gets Sumsub instead.
  kycProvider: (state, { input, headers }) => ({
    provider: headers['kyc-access-token'] === undefined ? state.kyc.provider : embeddedProvider(state),
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
      workflowId: provider === 'PROVIDER_ONFIDO' ? `workflow-${flowNameOf(level)}` : '',
      expiresAt: state.now + TOKEN_LIFETIME_MS,
    };
  },
  verificationSdkInfo: (state, { input }) => ({
    provider: state.kyc.provider,
    flowName: flowNameOf(input.level ?? 'LEVEL_1'),
    version: '',
  }),
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
} satisfies Handlers<keyof typeof verificationEndpoints>;

function embeddedProvider({ kyc }: MockState): Provider {
  return kyc.provider === 'PROVIDER_DEFAULT' ? 'PROVIDER_SUMSUB' : kyc.provider;
}

/** Paths of the redirect vendors' pages on the vendors' host. */
const REDIRECT_PATHS: Partial<Record<Provider, string>> = { PROVIDER_JUMIO: '/jumio/web', PROVIDER_AAI: '/aai/web' };

/** Address of a redirect vendor's page; empty for an embedded vendor and in a unit test without server. */
function redirectAddress(provider: Provider, token: string, headers: MockHeaders): string {
  const path = REDIRECT_PATHS[provider];
  const origin = vendorOrigin(headers);
  if (path === undefined || origin === '') return '';
  return `${origin}${path}?authorizationToken=${encodeURIComponent(token)}`;
}

/** Origin of the vendors' host in the session that the `Host` header names; empty in a unit test without server. */
function vendorOrigin({ host }: MockHeaders): string {
  const [, name = '', port] = (typeof host === 'string' && /^(.+):(\d+)$/.exec(host)) || [];
  return port === undefined ? '' : originsOf(Number(port), sessionOfHost(name)).vendor;
}
