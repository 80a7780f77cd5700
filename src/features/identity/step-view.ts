import type { StepStatus } from '../../domain/statuses';
import type { LevelLook } from '../../ui/level-card';

/** How a step status looks and what it offers (spec 4, "Step status"). */
interface StepView {
  readonly look: LevelLook;
  readonly action: 'start' | 'support' | 'none';
}

export const STEP_VIEWS: Record<StepStatus, StepView> = {
  ALLOW: { look: 'open', action: 'start' },
  NOT_ALLOW: { look: 'locked', action: 'none' },
  PENDING: { look: 'process', action: 'none' },
  SUCCESS: { look: 'success', action: 'none' },
  FAILED_AND_CAN_RETRY: { look: 'warning', action: 'start' },
  FAILED_AND_CAN_NOT_RETRY: { look: 'danger', action: 'support' },
  CERTIFICATION_DISABLED: { look: 'locked', action: 'support' },
};
