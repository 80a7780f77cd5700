import * as z from 'zod/mini';
import { FLOW_NAMES } from '../../domain/levels';
import { DOCUMENT_TYPE_NAMES, DOCUMENT_TYPES, PROVIDERS, STEP_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { country, flag, level, list, moment, text } from './shapes';

const documentType = z.enum(DOCUMENT_TYPES);
const documentTypeName = z.enum(Object.values(DOCUMENT_TYPE_NAMES));
const provider = z.enum(PROVIDERS);
const flowName = z.enum(FLOW_NAMES);
const stepStatus = z.enum(STEP_STATUSES);

/** Calls on the verification itself (spec 7, "Verification calls"). */
export const verificationEndpoints = {
  sdkAccess: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/sdk-access',
    summary: 'Starts a verification in the embedded SDK; the token leads there.',
    request: z.object({
      level,
      isSecondary: z.optional(z.boolean()),
      from: z.optional(z.string()),
      action: z.optional(z.string()),
      /** `UPDATE_KYC` is the reason that the spec names. */
      extraParams: z.optional(z.object({ reason: z.optional(z.string()) })),
    }),
    response: z.object({ accessToken: z.string() }),
    provenance: { request: 'spec', response: 'spec' },
  }),
  kycProvider: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/get-kyc-provider',
    sdkPath: '/v1/s1/kyc/integration/provider',
    summary: 'Who verifies at a level, for documents of a country.',
    request: z.object({ level, country: z.optional(z.string()), documentType: z.optional(documentType) }),
    response: z.object({ provider, flowName }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  supportedDocumentTypes: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/supported-document-type',
    sdkPath: '/v1/s1/kyc/integration/supported-document-type',
    summary: 'Documents of a country that are accepted.',
    request: z.object({ country: z.string(), level: z.optional(level) }),
    response: z.object({
      documentTypes: list(
        z.object({ type: documentType, name: documentTypeName, sides: z._default(z.int(), 1), selfie: flag }),
      ),
    }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  vendorToken: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/vendor-token',
    summary: "A token for one run of a vendor's flow; a fresh one whenever the vendor says that it ran out.",
    request: z.object({
      provider,
      level,
      country: z.optional(z.string()),
      documentType: z.optional(documentType),
      /** Where a vendor that works by redirect sends the member back to. */
      returnUrl: z.optional(z.string()),
    }),
    response: z.object({
      provider,
      flowName,
      token: z.string(),
      /** The page of a vendor that works by redirect; empty for the others. */
      url: text,
      /** The vendor's own name of the flow to run; empty: its default. */
      workflowId: text,
      expiresAt: z.optional(moment),
    }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  verificationSdkInfo: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/get-verification-sdk-info',
    summary: 'Which SDK of a vendor to run for this device.',
    request: z.object({ level: z.optional(level) }),
    response: z.object({ provider, flowName, version: text }),
    headers: ['Guid'],
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  selfReset: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/self-reset',
    sdkPath: '/v1/s1/kyc/integration/self-reset',
    summary: 'Takes a verification back, so that it can be done anew.',
    request: z.object({
      level: z.optional(level),
      reason: z.optional(z.string()),
      /** From `riskIntercept` with the operation RESET. */
      riskToken: z.optional(z.string()),
    }),
    response: z.object({ level, status: stepStatus }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  canVerify: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/can-verify',
    summary: 'Whether a level can be started now, and if not, why and when.',
    request: z.object({ level }),
    response: z.object({ canVerify: z.boolean(), reason: text, retryAt: z.optional(moment) }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  canQuickKyc: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/can-quick-kyc',
    summary: 'Whether what another company of the group knows of the member would do.',
    request: z.object({}),
    response: z.object({ canQuickKyc: flag, source: text, level: z._default(level, 'LEVEL_1') }),
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
  }),
  doQuickKyc: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/do-quick-kyc',
    summary: 'Verifies with that knowledge, by the consent of the member.',
    request: z.object({ level: z.optional(level), consent: z.literal(true) }),
    response: z.object({ level, status: stepStatus }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  kycPersonalInfo: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/kyc-personal-info',
    summary: 'What was verified about the member; masked unless the member has proved to be there.',
    request: z.object({
      /** From `riskIntercept` with the operation EYE: shows what is masked otherwise. */
      riskToken: z.optional(z.string()),
    }),
    response: z.object({
      masked: z._default(z.boolean(), true),
      firstname: text,
      lastname: text,
      /** YYYY-MM-DD; with digits replaced by `*` where masked. */
      dateOfBirth: text,
      nationality: country,
      residenceCountry: country,
      address: text,
      documentType: z.optional(documentType),
      documentNumber: text,
      documentExpiry: text,
    }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  trafficDiversion: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/traffic-diversion',
    summary: 'Which of the flows the member takes: here, or in the mobile app.',
    request: z.object({ level: z.optional(level) }),
    response: z.object({ target: z._default(z.enum(['web', 'mobile-app']), 'web') }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  kycConfig: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/get-config',
    summary: 'What holds for every member: countries that are not served, and bounds of uploads.',
    request: z.object({}),
    response: z.object({
      unsupportedCountries: list(z.string()),
      maxFileBytes: z._default(z.int(), 10_000_000),
      acceptedFileTypes: z._default(z.array(z.string()), ['image/jpeg', 'image/png', 'application/pdf']),
    }),
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
    cache: { lifetimeMs: 60_000, persistent: true },
  }),
  supportedIpCountryCode: defineEndpoint({
    method: 'GET',
    path: '/v3/private/kyc/get-supported-ip-country-code',
    summary: "The country that the member's address points to, and whether it is served.",
    request: z.object({}),
    response: z.object({ countryCode: country, supported: z._default(z.boolean(), true) }),
    provenance: { request: 'spec', response: 'assumed' },
  }),
  identity: defineEndpoint({
    method: 'POST',
    path: '/v1/kyc/identity',
    summary: 'Updates the identity document; refused with the identity-update codes (spec 8).',
    request: z.object({
      documentType,
      country: z.string(),
      documentNumber: z.string(),
      /** YYYY-MM-DD. Absent: the document does not expire. */
      expiry: z.optional(z.string()),
      /** From `riskIntercept` with the operation UPDATE. */
      riskToken: z.optional(z.string()),
      /** Of a check by number alone, without a document: whom the number should belong to, and the run's `vendor-token`. */
      firstname: z.optional(z.string()),
      lastname: z.optional(z.string()),
      /** YYYY-MM-DD. */
      dateOfBirth: z.optional(z.string()),
      vendorToken: z.optional(z.string()),
    }),
    response: z.object({ status: stepStatus }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  integrationAccessToken: defineEndpoint({
    method: 'POST',
    path: '/v1/s1/kyc/integration/access-token',
    summary: 'A vendor token for a run in SDK mode.',
    request: z.object({
      level: z.optional(level),
      provider: z.optional(provider),
      /** Where a vendor that works by redirect sends the member back to. */
      returnUrl: z.optional(z.string()),
    }),
    response: z.object({ provider, flowName, accessToken: z.string(), url: text, expiresAt: z.optional(moment) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  integrationBusinessInfo: defineEndpoint({
    method: 'GET',
    path: '/v1/s1/kyc/integration/business-info',
    summary: 'The business on whose behalf a run in SDK mode is done.',
    request: z.object({}),
    response: z.object({ name: text, landingUrl: text, supportUrl: text }),
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
  }),
} as const;
