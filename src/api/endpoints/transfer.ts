import * as z from 'zod/mini';
import { TRANSFER_RESULTS, TRANSFER_ROLES, TRANSFER_VERIFY_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { FIRST_ROWS } from '../first-rows';
import { list, moment, text } from './shapes';

export const transferEndpoints = {
  transferStatus: defineEndpoint({
    ...FIRST_ROWS.transferStatus,
    forAnyMember: true,
    summary: 'Status of the transfer of an identity to another account.',
    request: z.object({}),
    response: z.object({
      status: z._default(z.enum(TRANSFER_VERIFY_STATUSES), 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED'),
      /** Absent: no transfer. */
      role: z.optional(z.enum(TRANSFER_ROLES)),
      confirmed: list(z.enum(TRANSFER_ROLES)),
      transferId: text,
      sourceAccount: text,
      targetAccount: text,
      expiresAt: z.optional(moment),
    }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  transferVerify: defineEndpoint({
    method: 'POST',
    path: '/v1/kyc/transfer/verify',
    summary: 'Confirms a transfer for one of its two accounts; it is complete when both have confirmed.',
    request: z.object({
      role: z.enum(TRANSFER_ROLES),
      transferId: z.optional(z.string()),
      riskToken: z.optional(z.string()),
    }),
    response: z.object({ result: z.enum(TRANSFER_RESULTS) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
} as const;
