import type { StepStatus } from '../../domain/statuses';
import type { LevelLook } from '../../ui/level-card';

/** How a step status looks and what it offers beside a start, which the eligibility rule decides (spec 4, "Step status"). */
interface StepView {
  readonly look: LevelLook;
  readonly action: 'support' | 'none';
  /** A refusal: the reason is shown where the server gives one. */
  readonly refused: boolean;
}

export const STEP_VIEWS: Record<StepStatus, StepView> = {
  ALLOW: { look: 'open', action: 'none', refused: false },
  NOT_ALLOW: { look: 'locked', action: 'none', refused: false },
  PENDING: { look: 'process', action: 'none', refused: false },
  SUCCESS: { look: 'success', action: 'none', refused: false },
  FAILED_AND_CAN_RETRY: { look: 'warning', action: 'none', refused: true },
  FAILED_AND_CAN_NOT_RETRY: { look: 'danger', action: 'support', refused: true },
  CERTIFICATION_DISABLED: { look: 'locked', action: 'support', refused: false },
};
