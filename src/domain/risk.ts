/** Values of the risk check of sensitive operations. All names are assumed. */

/** Result of the check: the operation is allowed, needs a further proof of who the member is, or is refused. */
export const RISK_DECISIONS = ['PASS', 'CHALLENGE', 'REJECT'] as const;
export type RiskDecision = (typeof RISK_DECISIONS)[number];

/** Why a code or an operation was refused; empty if no reason applies. */
export const RISK_REASONS = ['', 'wrong-code', 'expired-code', 'locked', 'refused'] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

/** How a member proves who they are. */
export const CHALLENGE_METHODS = ['email', 'sms', 'authenticator'] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];
