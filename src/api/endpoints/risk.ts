import * as z from 'zod/mini';
import { CHALLENGE_METHODS, RISK_DECISIONS, RISK_REASONS } from '../../domain/risk';
import { defineEndpoint } from '../endpoint';
import { list, moment, text } from './shapes';

/** Challenge fields are set only if a one-time code is needed. */
const decision = z.object({
  decision: z.enum(RISK_DECISIONS),
  /** Valid once. Set with `PASS`. */
  riskToken: text,
  challengeId: text,
  /** Targets (phone or email) are masked. */
  methods: list(z.object({ method: z.enum(CHALLENGE_METHODS), target: text })),
  /** Default: 6. */
  codeLength: z._default(z.int(), 6),
  /** Milliseconds. Default: 60,000. */
  resendAfterMs: z._default(z.int(), 60_000),
  attemptsLeft: z._default(z.int(), 5),
  reason: z._default(z.enum(RISK_REASONS), ''),
  /** Set with the reason `locked`. */
  retryAt: z.optional(moment),
});

export const riskEndpoints = {
  riskIntercept: defineEndpoint({
    method: 'POST',
    submits: false,
    path: '/v1/kyc/risk-component/intercept',
    summary: 'Checks whether an operation is allowed; a challenge is answered with the same call and the code.',
    request: z.object({
      /** One of `OPERATIONS`. */
      operation: z.int(),
      challengeId: z.optional(z.string()),
      method: z.optional(z.enum(CHALLENGE_METHODS)),
      /** Absent: send a new code by `method`. */
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
    // The API spells it `sence`.
    request: z.object({ sence: z.string() }),
    response: decision,
    headers: ['guid'],
    encoding: 'form',
    provenance: { request: 'spec', response: 'assumed' },
  }),
} as const;
