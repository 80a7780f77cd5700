/** The check of sensitive operations; names are assumed (spec 7 shows the calls without their shapes). */

/** What the check says: go on, prove that it is you, or not at all. */
export const RISK_DECISIONS = ['PASS', 'CHALLENGE', 'REJECT'] as const;
export type RiskDecision = (typeof RISK_DECISIONS)[number];

/** Why a code was not taken, or an operation not allowed; empty where there is nothing to say. */
export const RISK_REASONS = ['', 'wrong-code', 'expired-code', 'locked', 'refused'] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

/** How a member proves it. */
export const CHALLENGE_METHODS = ['email', 'sms', 'authenticator'] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];
