import type { LevelName } from './levels';
import type { StepStatus } from './statuses';

export interface Step {
  readonly level: LevelName;
  readonly status: StepStatus;
  /** Default: 'INDIVIDUAL'. */
  readonly type: string;
}

export const STEP_LEVELS = ['LEVEL_1', 'LEVEL_2'] as const satisfies readonly LevelName[];
export type StepLevel = (typeof STEP_LEVELS)[number];

const TAG_WITHOUT_STEPS = 1;

export function areStepsOpen({ opened, kycTag }: { readonly opened: boolean; readonly kycTag: number }): boolean {
  return opened && kycTag !== TAG_WITHOUT_STEPS;
}

/** Missing or closed steps are NOT_ALLOW and INDIVIDUAL. */
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
