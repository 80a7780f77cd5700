import { STEP_STATUSES, type StepStatus } from '../../../src/domain/statuses';

const SAYS: Record<StepStatus, string> = {
  ALLOW: 'Not started',
  NOT_ALLOW: 'Not available yet',
  PENDING: 'In review',
  SUCCESS: 'Verified',
  FAILED_AND_CAN_RETRY: 'Not approved',
  FAILED_AND_CAN_NOT_RETRY: 'Declined',
  CERTIFICATION_DISABLED: 'Unavailable',
};

/** Only level 1's identity can be updated. The card omits what the headline offers. */
const LINKS: Partial<Record<StepStatus, readonly string[]>> = {
  SUCCESS: ['Update document', 'Reset verification'],
};

const VERIFIED = ['You’re verified', null] as const;
const NOT_APPROVED = { 1: 'Your documents weren’t approved', 2: 'Your proof of address wasn’t approved' } as const;

/** With the primary action; null: nothing to do. */
const HEADLINES: Record<StepStatus, (level: 1 | 2) => readonly [title: string, action: string | null]> = {
  ALLOW: (level) => [level === 1 ? 'Verify your identity' : 'Verify your address', 'Verify now'],
  NOT_ALLOW: (level) => (level === 1 ? ['Verification isn’t available for this account', 'Contact support'] : VERIFIED),
  PENDING: () => ['In review', null],
  SUCCESS: () => VERIFIED,
  FAILED_AND_CAN_RETRY: (level) => [NOT_APPROVED[level], 'Try again'],
  FAILED_AND_CAN_NOT_RETRY: (level) => [NOT_APPROVED[level], 'Contact support'],
  CERTIFICATION_DISABLED: (level) => [`Level ${level} is turned off for this account`, 'Contact support'],
};

/** Each status on each level. */
export const LEVEL_ROWS = ([1, 2] as const).flatMap((level) =>
  STEP_STATUSES.map((status) => ({
    id: `step-${level}-${status.toLowerCase().replaceAll('_', '-')}`,
    level,
    headline: HEADLINES[status](level),
    // Level 1 has no level before it.
    says: level === 1 && status === 'NOT_ALLOW' ? SAYS.CERTIFICATION_DISABLED : SAYS[status],
    actions:
      level === 2 && status === 'SUCCESS' ? ['Update proof of address', 'Reset verification'] : (LINKS[status] ?? []),
  })),
);

/** Scenarios that close both levels. */
export const CLOSED_IDS = ['not-opened', 'kyc-tag'] as const;
