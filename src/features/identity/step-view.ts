import type { Statement } from '../../domain/statements';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import type { LevelLook } from '../../ui/plan';

/** As the statement's, so card and headline agree. */
export const LEVEL_LOOKS: Record<StepStatus, LevelLook> = {
  ALLOW: 'open',
  NOT_ALLOW: 'locked',
  PENDING: 'process',
  SUCCESS: 'success',
  FAILED_AND_CAN_RETRY: 'danger',
  FAILED_AND_CAN_NOT_RETRY: 'danger',
  CERTIFICATION_DISABLED: 'locked',
};

export interface StepView {
  readonly status: StepStatus;
  readonly explanation: Exclude<StepStatus, 'SUCCESS' | 'ALLOW'> | 'onHold' | 'notOffered' | undefined;
}

interface StepViewInput {
  readonly level: StepLevel;
  readonly statuses: Readonly<Record<StepLevel, { readonly status: StepStatus }>>;
  readonly statement: Pick<Statement, 'kind'> | undefined;
}

export function stepView({ level, statuses, statement }: StepViewInput): StepView {
  const { status } = statuses[level];
  if (statement?.kind === 'level-on-hold') return { status: 'NOT_ALLOW', explanation: 'onHold' };
  if (status === 'NOT_ALLOW') {
    // Closed means the whole account; the headline says so once.
    if (statuses.LEVEL_1.status === 'NOT_ALLOW') return { status: 'CERTIFICATION_DISABLED', explanation: undefined };
    return { status, explanation: statuses.LEVEL_1.status === 'SUCCESS' ? 'notOffered' : status };
  }
  const isPlain = status === 'SUCCESS' || status === 'ALLOW';
  return { status, explanation: statement && !isPlain ? status : undefined };
}
