import * as z from 'zod/mini';
import { FLOW_NAMES } from '../../domain/levels';
import { DOCUMENT_TYPE_ENUM_NAMES, DOCUMENT_TYPES, PROVIDERS, UNDEFINED_DOCUMENT_TYPE } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { consent, flag, level, mainList, moment, text } from './shapes';

const documentType = z.enum(DOCUMENT_TYPES);
/** Optional: screens use the type itself. */
const documentTypeName = z._default(z.enum(DOCUMENT_TYPE_ENUM_NAMES), UNDEFINED_DOCUMENT_TYPE);
const provider = z.enum(PROVIDERS);
/** Unused: screens derive the flow from the level. */
const flowName = z.optional(z.enum(FLOW_NAMES));

export const verificationEndpoints = {
  sdkAccess: defineEndpoint({
    method: 'POST',
    submits: false,
    path: '/v3/private/kyc/sdk-access',
    summary: 'Starts an embedded verification; the token opens the SDK entry.',
    request: z.object({
      level,
      isSecondary: z.optional(z.boolean()),
      from: z.optional(z.string()),
      action: z.optional(z.string()),
      /** The only known reason is `UPDATE_KYC`. */
      extraParams: z.optional(z.object({ reason: z.optional(z.string()) })),
    }),
    response: z.object({
      accessToken: z.string(),
      /** Unix time in milliseconds. Assumed, as is the next field. */
      expiresAt: z.optional(moment),
      /** Then the token's info holds another token for that visit. */
      singleUse: flag,
    }),
    // A new call would end the phone token issued before.
    keepsLanguage: true,
    provenance: { request: 'spec', response: 'assumed' },
  }),
  kycProvider: defineEndpoint({
    method: 'POST',
    submits: false,
    path: '/v3/private/kyc/get-kyc-provider',
    sdkPath: '/v1/s1/kyc/integration/provider',
    summary: 'The provider that verifies a level, for documents of a country.',
    request: z.object({ level, country: z.optional(z.string()), documentType: z.optional(documentType) }),
    response: z.object({ provider, flowName }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  supportedDocumentTypes: defineEndpoint({
    method: 'POST',
    submits: false,
    path: '/v3/private/kyc/supported-document-type',
    sdkPath: '/v1/s1/kyc/integration/supported-document-type',
    summary: 'Accepted document types of a country.',
    request: z.object({ country: z.string(), level: z.optional(level) }),
    response: z.object({
      documentTypes: mainList(
        z.object({ type: documentType, name: documentTypeName, sides: z._default(z.int(), 1), selfie: flag }),
      ),
    }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  vendorToken: defineEndpoint({
    method: 'POST',
    submits: false,
    path: '/v3/private/kyc/vendor-token',
    summary: "A token for one run of a vendor's flow; called again when the token has expired.",
    request: z.object({
      provider,
      level,
      country: z.optional(z.string()),
      documentType: z.optional(documentType),
      /** For vendors that redirect. */
      returnUrl: z.optional(z.string()),
      flowName: z.optional(flowName),
      kycToken: z.optional(z.string()),
      consent: z.optional(consent),
    }),
    response: z.object({
      provider,
      flowName,
      token: z.string(),
      /** Empty unless the vendor redirects. */
      url: text,
      /** Empty: the vendor's default. */
      workflowId: text,
      expiresAt: z.optional(moment),
    }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  verificationSdkInfo: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/v3/private/kyc/get-verification-sdk-info',
    summary: 'Which vendor SDK, and which version of it, to run on this device.',
    request: z.object({ level: z.optional(level) }),
    response: z.object({ provider, flowName, version: text }),
    headers: ['Guid'],
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
  integrationAccessToken: defineEndpoint({
    method: 'POST',
    submits: false,
    path: '/v1/s1/kyc/integration/access-token',
    summary: 'A vendor token for a run in SDK mode.',
    request: z.object({
      level: z.optional(level),
      provider: z.optional(provider),
      /** For vendors that redirect. */
      returnUrl: z.optional(z.string()),
      flowName: z.optional(flowName),
      /** As in `vendorToken`. */
      kycToken: z.optional(z.string()),
      consent: z.optional(consent),
    }),
    response: z.object({ provider, flowName, accessToken: z.string(), url: text, expiresAt: z.optional(moment) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  integrationBusinessInfo: defineEndpoint({
    method: 'GET',
    path: '/v1/s1/kyc/integration/business-info',
    summary: 'The business for which a run in SDK mode is done.',
    request: z.object({}),
    response: z.object({ name: text, landingUrl: text, supportUrl: text }),
    provenance: { request: 'spec', response: 'assumed' },
    personal: false,
  }),
} as const;
