import type { PersonalTask } from './personal-tasks';
import { STEP_LEVELS, type StepLevel, stepsOf } from './steps';
import type { ComplianceTaskType } from './tasks';

type StepsFacts = Parameters<typeof stepsOf>[0];

const NEEDS_LEVEL: Partial<Record<ComplianceTaskType, StepLevel>> = {
  UPDATE_POA: 'LEVEL_1',
  KNOWLEDGE_TEST: 'LEVEL_1',
  RISK_TOLERANCE_TEST: 'LEVEL_1',
  PROFESSIONAL_INVESTOR: 'LEVEL_2',
  QUALIFIED_INVESTOR: 'LEVEL_2',
};

export type LockReason =
  | { readonly kind: 'level'; readonly level: StepLevel }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'text'; readonly text: string }
  /** No answer says that another task comes first, so no text may. */
  | { readonly kind: 'unknown' };

export function lockReason({ type, reason }: Pick<PersonalTask, 'type' | 'reason'>, facts: StepsFacts): LockReason {
  if (type === 'UPDATE_POI') return { kind: 'tomorrow' };
  if (reason !== '') return { kind: 'text', text: reason };
  const needed = NEEDS_LEVEL[type];
  const steps = stepsOf(facts);
  const missing = STEP_LEVELS.find(
    (level) => needed !== undefined && level <= needed && steps[level].status !== 'SUCCESS',
  );
  return missing === undefined ? { kind: 'unknown' } : { kind: 'level', level: missing };
}
