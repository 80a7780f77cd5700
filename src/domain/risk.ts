/** All names are assumed. */

export const RISK_DECISIONS = ['PASS', 'CHALLENGE', 'REJECT'] as const;
export type RiskDecision = (typeof RISK_DECISIONS)[number];

/** Empty if no reason applies. */
export const RISK_REASONS = ['', 'wrong-code', 'expired-code', 'locked', 'refused'] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

export const CHALLENGE_METHODS = ['email', 'sms', 'authenticator'] as const;
export type ChallengeMethod = (typeof CHALLENGE_METHODS)[number];
