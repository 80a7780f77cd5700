import { STEP_STATUSES, type StepStatus } from '../../../src/domain/statuses';

/** What each status says on a level's card. */
const SAYS: Record<StepStatus, string> = {
  ALLOW: 'Not started',
  NOT_ALLOW: 'Cannot start yet',
  PENDING: 'In review',
  SUCCESS: 'Verified',
  FAILED_AND_CAN_RETRY: 'Not accepted',
  FAILED_AND_CAN_NOT_RETRY: 'Refused',
  CERTIFICATION_DISABLED: 'Unavailable',
};

/** Where a card leads. Only level 1 holds the identity that can be brought up to date. */
const ACTIONS: Record<StepStatus, readonly string[]> = {
  ALLOW: ['Verify now'],
  NOT_ALLOW: [],
  PENDING: [],
  SUCCESS: ['Update', 'Reset Level 1'],
  FAILED_AND_CAN_RETRY: ['Try again'],
  FAILED_AND_CAN_NOT_RETRY: ['Contact support'],
  CERTIFICATION_DISABLED: ['Contact support'],
};

/** Each status on each level: what the card says, and the links on it. */
export const LEVEL_ROWS = ([1, 2] as const).flatMap((level) =>
  STEP_STATUSES.map((status) => ({
    id: `step-${level}-${status.toLowerCase().replaceAll('_', '-')}`,
    level,
    says: SAYS[status],
    actions: level === 2 && status === 'SUCCESS' ? ['Update proof of address', 'Reset Level 2'] : ACTIONS[status],
  })),
);

/** Scenarios that close both levels. */
export const CLOSED_IDS = ['not-opened', 'kyc-tag'] as const;
