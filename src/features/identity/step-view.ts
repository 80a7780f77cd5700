import type { StepStatus } from '../../domain/statuses';
import type { LevelLook } from '../../ui/level-card';

/** Look of a step status on a card: the tone of the statement about it, so that card and headline agree. */
export const LEVEL_LOOKS: Record<StepStatus, LevelLook> = {
  ALLOW: 'open',
  NOT_ALLOW: 'locked',
  PENDING: 'process',
  SUCCESS: 'success',
  FAILED_AND_CAN_RETRY: 'danger',
  FAILED_AND_CAN_NOT_RETRY: 'danger',
  CERTIFICATION_DISABLED: 'locked',
};
