import type { Statement } from '../../domain/statements';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
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

/** What the card of a level says about its status. */
export interface StepView {
  /** Status of the badge. */
  readonly status: StepStatus;
  /** Name of the text that explains it; undefined if badge, action or headline say it all. */
  readonly explanation: Exclude<StepStatus, 'SUCCESS' | 'ALLOW'> | 'onHold' | 'notOffered' | undefined;
}

interface StepViewInput {
  readonly level: StepLevel;
  readonly statuses: Readonly<Record<StepLevel, { readonly status: StepStatus }>>;
  /** The statement about the level; undefined if it is the headline or the account is closed. */
  readonly statement: Pick<Statement, 'kind'> | undefined;
}

/** Decides badge and explanation of a level's card. */
export function stepView({ level, statuses, statement }: StepViewInput): StepView {
  const { status } = statuses[level];
  if (statement?.kind === 'level-on-hold') return { status: 'NOT_ALLOW', explanation: 'onHold' };
  if (status === 'NOT_ALLOW') {
    // Nothing comes before level 1, so a closed level 1 means a closed account, in which no level opens later.
    // The headline says that once for both levels.
    if (statuses.LEVEL_1.status === 'NOT_ALLOW') return { status: 'CERTIFICATION_DISABLED', explanation: undefined };
    return { status, explanation: statuses.LEVEL_1.status === 'SUCCESS' ? 'notOffered' : status };
  }
  // A level that can be started has its button, and how long it takes.
  const isPlain = status === 'SUCCESS' || status === 'ALLOW';
  return { status, explanation: statement && !isPlain ? status : undefined };
}
