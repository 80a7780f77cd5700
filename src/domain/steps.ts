import type { LevelName } from './levels';
import type { StepStatus } from './statuses';

/** One verification step as kyc-info's `state` list prints it (spec 3). */
export interface Step {
  readonly level: LevelName;
  readonly status: StepStatus;
  /** Kind of account that the step is for; INDIVIDUAL where nothing else is said. */
  readonly type: string;
}

/** The two steps that a member sees. */
export const STEP_LEVELS = ['LEVEL_1', 'LEVEL_2'] as const satisfies readonly LevelName[];
export type StepLevel = (typeof STEP_LEVELS)[number];

/** Member tag value that takes both steps away (spec 4 and 6). */
const TAG_WITHOUT_STEPS = 1;

/** Whether the account has verification steps at all: verification is opened, and the KYC tag does not take them away. */
export function areStepsOpen({ opened, kycTag }: { readonly opened: boolean; readonly kycTag: number }): boolean {
  return opened && kycTag !== TAG_WITHOUT_STEPS;
}

/**
 * Step 1 and step 2 by level from the state list. If verification is not opened, or the member's KYC tag is 1, or the
 * list lacks a level, that step is NOT_ALLOW with type INDIVIDUAL (spec 4).
 */
export function stepsOf(info: {
  readonly opened: boolean;
  readonly kycTag: number;
  readonly state: readonly Step[];
}): Record<StepLevel, Step> {
  const available = areStepsOpen(info);
  const stepOf = (level: StepLevel): Step =>
    (available ? info.state.find((step) => step.level === level) : undefined) ?? {
      level,
      status: 'NOT_ALLOW',
      type: 'INDIVIDUAL',
    };
  return { LEVEL_1: stepOf('LEVEL_1'), LEVEL_2: stepOf('LEVEL_2') };
}
