import type { LevelName } from './levels';
import type { StepStatus } from './statuses';

/** A verification step: an entry of kyc-info's `state` list. */
export interface Step {
  readonly level: LevelName;
  readonly status: StepStatus;
  /** Kind of account that the step is for (default: 'INDIVIDUAL'). */
  readonly type: string;
}

/** The levels that have a verification step. */
export const STEP_LEVELS = ['LEVEL_1', 'LEVEL_2'] as const satisfies readonly LevelName[];
export type StepLevel = (typeof STEP_LEVELS)[number];

/** Value of the KYC tag that closes both steps. */
const TAG_WITHOUT_STEPS = 1;

/** Whether the account has verification steps: verification is opened, and the KYC tag is not 1. */
export function areStepsOpen({ opened, kycTag }: { readonly opened: boolean; readonly kycTag: number }): boolean {
  return opened && kycTag !== TAG_WITHOUT_STEPS;
}

/**
 * Returns both steps by level, from the state list. A step that the list lacks, or both steps if verification is not opened or the KYC tag
 * is 1, have the status NOT_ALLOW and the type INDIVIDUAL.
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
