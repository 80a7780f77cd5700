import * as z from 'zod/mini';
import { FLOW_NAMES } from '../../domain/levels';
import { DOCUMENT_TYPE_ENUM_NAMES, DOCUMENT_TYPES, PROVIDERS, UNDEFINED_DOCUMENT_TYPE } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { flag, level, mainList, moment, text } from './shapes';

const documentType = z.enum(DOCUMENT_TYPES);
/** Absent where the server has no name for the type: the type itself is what counts. */
const documentTypeName = z._default(z.enum(DOCUMENT_TYPE_ENUM_NAMES), UNDEFINED_DOCUMENT_TYPE);
const provider = z.enum(PROVIDERS);
/** Of no use to the screens, which know the flow of a level themselves. */
const flowName = z.optional(z.enum(FLOW_NAMES));

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
      documentTypes: mainList(
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
      flowName: z.optional(flowName),
      /** From kyc-info: ties the run to the verification that the member was shown. */
      kycToken: z.optional(z.string()),
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
    forAnyMember: true,
    path: '/v3/private/kyc/get-verification-sdk-info',
    summary: 'Which SDK of a vendor to run for this device.',
    request: z.object({ level: z.optional(level) }),
    response: z.object({ provider, flowName, version: text }),
    headers: ['Guid'],
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
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
      flowName: z.optional(flowName),
      /** As in `vendorToken`. */
      kycToken: z.optional(z.string()),
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
