import { cx } from 'class-variance-authority';
import { type ComponentType, type ReactNode, useId } from 'react';
import { CheckIcon, LockIcon } from './icons';
import { StatusBadge } from './status-badge';
import type { Task } from './task-list';
import { TONES, type Tone } from './tone';

const LOOKS = {
  open: { tone: 'neutral', icon: null },
  locked: { tone: 'neutral', icon: LockIcon },
  process: { tone: 'process' },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  danger: { tone: 'danger' },
} as const;
export type LevelLook = keyof typeof LOOKS;

interface RungProps {
  readonly look: LevelLook;
  /** The member's next step. Default: false. */
  readonly isNext?: boolean | undefined;
}

interface LevelCardProps extends RungProps {
  readonly title: string;
  readonly summary: string;
  readonly status: string;
  /** The largest text: "50 BTC". */
  readonly amount?: ReactNode;
  /** "Daily withdrawal limit". */
  readonly amountLabel?: string;
  readonly explanation?: ReactNode;
  /** Duration and place, one line each. */
  readonly facts?: readonly string[];
  readonly action?: ReactNode;
}

/** What is asked, in order. */
export function Plan({ children }: { readonly children: ReactNode }) {
  return <ol className="flex flex-col rounded-base border border-line bg-surface">{children}</ol>;
}

interface RungContent extends RungProps {
  /** Default: by the look. */
  readonly icon?: ComponentType<{ className?: string }> | undefined;
  readonly children: ReactNode;
}

function Rung({ look, isNext = false, icon, children }: RungContent) {
  const Icon = look === 'locked' ? LockIcon : icon;
  return (
    <li aria-current={isNext ? 'step' : undefined} className="group relative flex gap-4 px-4 sm:px-6">
      <span aria-hidden="true" className="flex shrink-0 flex-col items-center">
        <span className="h-6 w-px bg-line group-first:invisible" />
        <span
          className={cx(
            'grid size-8 place-items-center rounded-full border',
            look === 'success'
              ? 'border-success bg-success text-bg'
              : isNext
                ? 'marks-current border-brand'
                : ['border-current', TONES[LOOKS[look].tone].text],
          )}
        >
          {look === 'success' ? (
            <CheckIcon className="size-4" strokeWidth={2.5} />
          ) : Icon ? (
            <Icon className="size-4" />
          ) : (
            <span className="size-2 rounded-full bg-current" />
          )}
        </span>
        <span className="w-px grow bg-line group-last:invisible" />
      </span>
      {children}
    </li>
  );
}

const CONTENT = 'flex min-w-0 grow flex-col border-line pt-6 pb-6 group-not-last:border-b';
const HEAD = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1';

/** A level in a `Plan`. */
export function LevelCard({ amount, amountLabel, ...level }: LevelCardProps) {
  const { title, summary, look, isNext, status, explanation, facts = [], action } = level;
  const titleId = useId();
  return (
    <Rung look={look} isNext={isNext}>
      <article aria-labelledby={titleId} className={cx(CONTENT, 'gap-3')}>
        <div>
          <div className={HEAD}>
            <h3 id={titleId} className="text-lg font-semibold">
              {title}
            </h3>
            <StatusBadge {...LOOKS[look]}>{status}</StatusBadge>
          </div>
          <p className="text-sm text-muted">{summary}</p>
        </div>
        {amount !== undefined && (
          <p className={cx('flex flex-col', look === 'locked' && 'text-muted')}>
            <span className="min-w-0 text-2xl font-semibold wrap-anywhere tabular-nums">{amount}</span>
            <span className="text-sm text-muted">{amountLabel}</span>
          </p>
        )}
        {explanation && <div className="flex flex-col gap-2 text-sm">{explanation}</div>}
        {facts.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm text-muted">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {action && <div className="flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">{action}</div>}
      </article>
    </Rung>
  );
}

const LOOK_OF_TONE: Readonly<Record<Tone, LevelLook>> = {
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  process: 'process',
  info: 'open',
  neutral: 'open',
};

interface PlanTaskProps extends Omit<Task, 'id'>, Pick<RungProps, 'isNext'> {
  /** After the hint. */
  readonly action?: ReactNode;
}

/** A task or news in a `Plan`. A link in its title fills it. */
export function PlanTask({ title, hint, status, tone, blocked = false, isNext, action }: PlanTaskProps) {
  return (
    <Rung
      look={blocked ? 'locked' : LOOK_OF_TONE[tone]}
      isNext={isNext}
      // No status says it.
      icon={status === undefined ? TONES[tone].Icon : undefined}
    >
      <div className={cx(CONTENT, 'gap-1')}>
        <div className={HEAD}>
          <p
            className={cx(
              'min-w-0 font-medium [&_a]:underline [&_a]:decoration-brand [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a]:after:absolute [&_a]:after:inset-0',
              blocked && 'text-muted',
            )}
          >
            {title}
          </p>
          {status !== undefined && (
            <StatusBadge tone={blocked ? 'neutral' : tone} {...(blocked && { icon: LockIcon })}>
              {status}
            </StatusBadge>
          )}
        </div>
        {hint && <div className="flex flex-col gap-1 text-sm text-muted">{hint}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </Rung>
  );
}
