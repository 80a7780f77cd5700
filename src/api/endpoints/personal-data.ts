import * as z from 'zod/mini';
import { DOCUMENT_TYPES, STEP_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { country, level, text } from './shapes';

const documentType = z.enum(DOCUMENT_TYPES);
const stepStatus = z.enum(STEP_STATUSES);

/** Calls on what was verified: showing, changing and taking it back, each behind the risk check (spec 7, spec 9). */
export const personalDataEndpoints = {
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
    response: z.object({ status: z.optional(stepStatus) }),
    provenance: { request: 'assumed', response: 'assumed' },
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
    response: z.object({ level: z.optional(level), status: z.optional(stepStatus) }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal: false,
  }),
} as const;
