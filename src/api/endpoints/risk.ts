import * as z from 'zod/mini';
import { CHALLENGE_METHODS, RISK_DECISIONS, RISK_REASONS } from '../../domain/risk';
import { defineEndpoint } from '../endpoint';
import { list, moment, text } from './shapes';

/** Decision about an operation. Challenge fields are set only if the member has to enter a one-time code. */
const decision = z.object({
  decision: z.enum(RISK_DECISIONS),
  /** Sent with the operation; valid once. Set with `PASS`. */
  riskToken: text,
  challengeId: text,
  /** Ways to receive a code, each with its masked target (phone number or email address). */
  methods: list(z.object({ method: z.enum(CHALLENGE_METHODS), target: text })),
  /** Digits of the code. Default: 6. */
  codeLength: z._default(z.int(), 6),
  /** Milliseconds until another code may be requested. Default: 60,000. */
  resendAfterMs: z._default(z.int(), 60_000),
  attemptsLeft: z._default(z.int(), 5),
  /** Why the last code was rejected, or why the operation is not allowed. */
  reason: z._default(z.enum(RISK_REASONS), ''),
  /** Earliest time of the next attempt; set with the reason `locked`. */
  retryAt: z.optional(moment),
});

/** Risk check of sensitive operations. */
export const riskEndpoints = {
  riskIntercept: defineEndpoint({
    method: 'POST',
    // The dialog of the risk check has its own rules for a lost answer.
    submits: false,
    path: '/v1/kyc/risk-component/intercept',
    summary: 'Checks whether an operation is allowed; a challenge is answered with the same call and the code.',
    request: z.object({
      /** One of `OPERATIONS`. */
      operation: z.int(),
      challengeId: z.optional(z.string()),
      method: z.optional(z.enum(CHALLENGE_METHODS)),
      /** The one-time code. Absent: a new code is sent by `method`. */
      code: z.optional(z.string()),
    }),
    response: decision,
    provenance: { request: 'assumed', response: 'assumed' },
  }),
  defaultIntercept: defineEndpoint({
    method: 'POST',
    forAnyMember: true,
    path: '/user/public/risk/default-intercept',
    summary: 'The same check for a caller without a session, identified by the device id.',
    // The API spells this field `sence`.
    request: z.object({ sence: z.string() }),
    response: decision,
    headers: ['guid'],
    encoding: 'form',
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
