import type { PlanRow } from '../../domain/plan';
import type { PriorityFacts } from '../../domain/priority';
import { PlanTask } from '../../ui/plan';
import { Reason } from '../shared/review/reason';
import { useTaskRow } from '../shared/tasks/task-row';
import { useLockText } from '../shared/tasks/use-lock-text';
import { NextStepLink } from './next-step-link';
import { isSpelled, useStatementTexts } from './statement-texts';

interface TaskStepProps {
  readonly row: PlanRow;
  readonly facts: PriorityFacts;
}

/** A task, or news without one. */
export function TaskStep({ row, facts }: TaskStepProps) {
  const { task, statement, isHeadline, isNext, state } = row;
  const textsOf = useStatementTexts();
  const rowOf = useTaskRow();
  const lockText = useLockText();
  const texts = statement && isSpelled(statement.kind) ? textsOf({ ...statement, kind: statement.kind }) : undefined;
  const said = texts && (
    <>
      {statement?.reason !== undefined && <Reason code={statement.reason} />}
      {texts.body.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
  if (task) {
    const { hint, ...shown } = rowOf(isHeadline ? { ...task, to: undefined } : task, lockText(task, facts));
    const takes = state === 'todo' && !isHeadline ? texts?.takes : undefined;
    return (
      <PlanTask
        {...shown}
        isNext={isNext}
        hint={
          <>
            {task.type === 'UPDATE_POI' && !isHeadline ? said : hint}
            {takes !== undefined && <p>{takes}</p>}
          </>
        }
      />
    );
  }
  if (!statement || !texts) return null;
  return (
    <PlanTask
      title={texts.title}
      tone={statement.tone}
      isNext={isNext}
      hint={said}
      action={row.action && <NextStepLink action={row.action} kind={statement.kind} look="text" />}
    />
  );
}
