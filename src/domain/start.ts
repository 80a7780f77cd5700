import { eligibility, inMobileApp } from './eligibility';
import type { AccountFacts, Eligibility, EligibilityFacts, VerificationRequest } from './eligibility-types';
import type { SiteRules } from './sites';
import type { StepLevel } from './steps';

/**
 * The gate of every start: whether a verification or a change may start now. The eligibility rule decides first; where it allows the start
 * of a verification, the server is asked (`can-verify`, `traffic-diversion`) and can still refuse it.
 * `features/shared/member/start-gate.ts` asks it. Which steps and which consent come before a run is in `verification-screens.ts`.
 */

/** What the server is asked about a start: the parameters of the call that would start it. */
export interface ServerQuestion {
  readonly level: StepLevel;
  readonly isSecondary?: boolean;
  /** `update`: a new document for a verified identity. */
  readonly action?: 'update';
}

/** The server's answers: `can-verify` and `traffic-diversion`. */
export interface ServerAnswers {
  readonly canVerify: boolean;
  /** From when a start that `can-verify` refuses is possible, Unix time in milliseconds; undefined if the server names no time. */
  readonly retryAt?: number | undefined;
  readonly target: SiteRules['identityFlow'];
}

/** The question for each kind of start; undefined if the server has no answer, because the start verifies no identity. */
const QUESTIONS: {
  readonly [K in VerificationRequest['kind']]: (
    request: Extract<VerificationRequest, { kind: K }>,
  ) => ServerQuestion | undefined;
} = {
  document: ({ level }) => ({ level }),
  number: () => ({ level: 'LEVEL_1' }),
  'update-poi': () => ({ level: 'LEVEL_1', action: 'update' }),
  'update-document': () => ({ level: 'LEVEL_1', action: 'update' }),
  'second-identity': () => ({ level: 'LEVEL_1', isSecondary: true }),
  'proof-of-address': () => undefined,
  reset: () => undefined,
  transfer: () => undefined,
};

/**
 * What the server has to be asked before a start; undefined if nothing. In SDK mode it is not asked: neither call has an SDK variant, and
 * the server has answered when it issued the SDK token.
 */
export function serverQuestion(
  request: VerificationRequest,
  { mode }: Pick<AccountFacts, 'mode'>,
): ServerQuestion | undefined {
  return mode === 'sdk' ? undefined : QUESTIONS[request.kind](request as never);
}

/** Evaluates the server's answers about a start that the eligibility rule allows. */
export function serverEligibility(
  { canVerify, retryAt, target }: ServerAnswers,
  account: Pick<AccountFacts, 'mode'>,
): Eligibility {
  if (!canVerify) {
    const refused = { allowed: false, reason: 'held-back' } as const;
    return retryAt === undefined ? { ...refused, wayForward: 'support' } : { ...refused, wayForward: 'later', retryAt };
  }
  return target === 'mobile-app' ? inMobileApp(account) : { allowed: true };
}

/**
 * Decides whether a start is possible now.
 *
 * @param server the server's answers; undefined if it was not asked, which refuses nothing only where there is no question
 * @throws if the server has to be asked and was not
 */
export function startAnswer(
  request: VerificationRequest,
  facts: EligibilityFacts,
  server: ServerAnswers | undefined,
): Eligibility {
  const answer = eligibility(request, facts);
  if (!answer.allowed || serverQuestion(request, facts) === undefined) return answer;
  if (server === undefined) throw new Error(`The server was not asked about the start of ${request.kind}`);
  return serverEligibility(server, facts);
}
