import * as z from 'zod/mini';
import { CHALLENGE_METHODS, RISK_DECISIONS, RISK_REASONS } from '../../domain/risk';
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

/** The check of sensitive operations (spec 7, spec 9). */
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
    forAnyMember: true,
    path: '/user/public/risk/default-intercept',
    summary: 'The same check for a caller without a session, known by the device id.',
    // The field is spelled like this on the wire (spec 7).
    request: z.object({ sence: z.string() }),
    response: decision,
    headers: ['guid'],
    encoding: 'form',
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
