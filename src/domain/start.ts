import { eligibility, inMobileApp } from './eligibility';
import type { Eligibility, EligibilityFacts, VerificationRequest } from './eligibility-types';
import type { Mode } from './modes';
import type { SiteRules } from './sites';
import type { StepLevel } from './steps';

/** The server can refuse after the eligibility rule (`can-verify`, `traffic-diversion`). */

export interface ServerQuestion {
  readonly level: StepLevel;
  readonly isSecondary?: boolean;
  /** `update`: a new document for a verified identity. */
  readonly action?: 'update';
}

/** `can-verify` and `traffic-diversion`. */
export interface ServerAnswers {
  readonly canVerify: boolean;
  readonly retryAt?: number | undefined;
  readonly target: SiteRules['identityFlow'];
}

/** Undefined if the start verifies no identity. */
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

/** Undefined if not needed. A token's issue has answered it. */
export function serverQuestion(
  request: VerificationRequest,
  { authority }: Pick<Mode, 'authority'>,
): ServerQuestion | undefined {
  return authority === 'token' ? undefined : QUESTIONS[request.kind](request as never);
}

export function serverEligibility(
  { canVerify, retryAt, target }: ServerAnswers,
  mode: Pick<Mode, 'shell'>,
): Eligibility {
  if (!canVerify) {
    const refused = { allowed: false, reason: 'held-back' } as const;
    return retryAt === undefined ? { ...refused, wayForward: 'support' } : { ...refused, wayForward: 'later', retryAt };
  }
  return target === 'mobile-app' ? inMobileApp(mode) : { allowed: true };
}

/** @param server undefined if not asked @throws if the server had to be asked */
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
