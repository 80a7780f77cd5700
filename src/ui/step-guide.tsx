import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading';
import { CheckIcon, CloseIcon } from './icons';

export interface GuideStep {
  readonly id: string;
  readonly title: string;
  readonly body?: ReactNode;
  /** `failed`: ended without success. */
  readonly state: 'done' | 'current' | 'todo' | 'failed';
  /** "Done", "You are here"; steps to do need none. */
  readonly stateLabel?: string | undefined;
}

interface StepGuideProps {
  readonly steps: readonly GuideStep[];
  /** Default: 2. */
  readonly level?: HeadingLevel;
}

const MARKS: Record<GuideStep['state'], string> = {
  done: 'border-success bg-success text-bg',
  current: 'marks-current border-brand',
  todo: 'border-line-strong text-muted',
  failed: 'border-danger bg-danger text-bg',
};

function Mark({ state, number }: { readonly state: GuideStep['state']; readonly number: number }) {
  if (state === 'done') return <CheckIcon className="size-4" strokeWidth={2.5} />;
  return state === 'failed' ? <CloseIcon className="size-4" strokeWidth={2.5} /> : number;
}

export function StepGuide({ steps, level = 2 }: StepGuideProps) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ id, title, body, state, stateLabel }, index) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group flex gap-4 pb-6 last:pb-0"
        >
          <span className="flex flex-col items-center gap-1" aria-hidden="true">
            <span
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums',
                MARKS[state],
              )}
            >
              <Mark state={state} number={index + 1} />
            </span>
            <span className="-mb-5 w-px grow bg-line group-last:hidden" />
          </span>
          <div className="flex min-w-0 flex-col gap-1 pt-1">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <Heading level={level} className="font-semibold">
                {title}
              </Heading>
              {stateLabel && <span className="text-sm text-muted">{stateLabel}</span>}
            </div>
            {body && <div className="text-sm text-muted">{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
