import * as z from 'zod/mini';
import { DOCUMENT_TYPES, STEP_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { country, level, text } from './shapes';

const documentType = z.enum(DOCUMENT_TYPES);
const stepStatus = z.enum(STEP_STATUSES);

export const personalDataEndpoints = {
  kycPersonalInfo: defineEndpoint({
    method: 'POST',
    submits: false,
    path: '/v3/private/kyc/kyc-personal-info',
    summary: 'Verified data of the member; masked unless the member has passed the risk check.',
    request: z.object({
      /** From `riskIntercept` with EYE: unmasks the data. */
      riskToken: z.optional(z.string()),
    }),
    response: z.object({
      masked: z._default(z.boolean(), true),
      firstname: text,
      lastname: text,
      /** YYYY-MM-DD; masked digits are `*`. */
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
  identity: defineEndpoint({
    method: 'POST',
    path: '/v1/kyc/identity',
    summary: 'Updates the identity document; a refusal has one of the codes 1045 to 1062.',
    request: z.object({
      documentType,
      country: z.string(),
      documentNumber: z.string(),
      /** YYYY-MM-DD. Absent: never expires. */
      expiry: z.optional(z.string()),
      /** From `riskIntercept` with UPDATE. */
      riskToken: z.optional(z.string()),
      /** For a number without a document. */
      firstname: z.optional(z.string()),
      lastname: z.optional(z.string()),
      /** YYYY-MM-DD. */
      dateOfBirth: z.optional(z.string()),
      vendorToken: z.optional(z.string()),
    }),
    response: z.object({ status: z.optional(stepStatus) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  selfReset: defineEndpoint({
    method: 'POST',
    path: '/v3/private/kyc/self-reset',
    sdkPath: '/v1/s1/kyc/integration/self-reset',
    summary: 'Resets a verification, so that it can be done again.',
    request: z.object({
      level: z.optional(level),
      reason: z.optional(z.string()),
      /** From `riskIntercept` with RESET. */
      riskToken: z.optional(z.string()),
    }),
    response: z.object({ level: z.optional(level), status: z.optional(stepStatus) }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
} as const;
