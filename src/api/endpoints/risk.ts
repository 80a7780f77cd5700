import * as z from 'zod/mini';
import { CHALLENGE_METHODS, RISK_DECISIONS, RISK_REASONS } from '../../domain/risk';
import { TRANSFER_RESULTS, TRANSFER_ROLES, TRANSFER_VERIFY_STATUSES } from '../../domain/statuses';
import { defineEndpoint } from '../endpoint';
import { list, moment, text } from './shapes';

/** What a check of an operation says. Only a challenge fills in more than the decision. */
const decision = z.object({
  decision: z.enum(RISK_DECISIONS),
  /** Goes along with the operation, once. Set with `PASS`. */
  riskToken: text,
  challengeId: text,
  /** Ways of proving it, with the masked address that a code goes to. */
  methods: list(z.object({ method: z.enum(CHALLENGE_METHODS), target: text })),
  codeLength: z._default(z.int(), 6),
  /** Milliseconds until another code may be asked for. */
  resendAfterMs: z._default(z.int(), 60_000),
  attemptsLeft: z._default(z.int(), 5),
  /** Why the last code was not taken, or the operation is not allowed. */
  reason: z._default(z.enum(RISK_REASONS), ''),
  /** From when on it may be tried again; with `locked`. */
  retryAt: z.optional(moment),
});

/** The check of sensitive operations, and the transfer of an identity between accounts (spec 7, spec 9). */
export const riskEndpoints = {
  riskIntercept: defineEndpoint({
    method: 'POST',
    path: '/v1/kyc/risk-component/intercept',
    summary: 'Asks whether an operation may go on; a challenge is answered by the same call, with its code.',
    request: z.object({
      /** A number of `OPERATIONS` (spec 9). */
      operation: z.int(),
      challengeId: z.optional(z.string()),
      method: z.optional(z.enum(CHALLENGE_METHODS)),
      /** The one-time code; absent: a code is sent by `method`. */
      code: z.optional(z.string()),
    }),
    response: decision,
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  defaultIntercept: defineEndpoint({
    method: 'POST',
    path: '/user/public/risk/default-intercept',
    summary: 'The same check for a caller without a session, known by the device id.',
    // The field is spelled like this on the wire (spec 7).
    request: z.object({ sence: z.string() }),
    response: decision,
    headers: ['guid'],
    encoding: 'form',
    provenance: { request: 'spec', response: 'assumed' },
  }),
  transferStatus: defineEndpoint({
    method: 'POST',
    path: '/v1/kyc/transfer/status',
    summary: 'Where the transfer of an identity to another account stands.',
    request: z.object({}),
    response: z.object({
      status: z._default(z.enum(TRANSFER_VERIFY_STATUSES), 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED'),
      /** Which end this account is; absent: it takes part in no transfer. */
      role: z.optional(z.enum(TRANSFER_ROLES)),
      /** Ends that have confirmed already. */
      confirmed: list(z.enum(TRANSFER_ROLES)),
      transferId: text,
      /** Masked names of the two accounts. */
      sourceAccount: text,
      targetAccount: text,
      expiresAt: z.optional(moment),
    }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  transferVerify: defineEndpoint({
    method: 'POST',
    path: '/v1/kyc/transfer/verify',
    summary: 'Confirms one end of a transfer; it is done when both ends are confirmed.',
    request: z.object({
      role: z.enum(TRANSFER_ROLES),
      transferId: z.optional(z.string()),
      /** From `riskIntercept` with the operation before or after the transfer. */
      riskToken: z.optional(z.string()),
    }),
    response: z.object({ result: z.enum(TRANSFER_RESULTS) }),
    provenance: { request: 'assumed', response: 'assumed' },
  }),
} as const;
