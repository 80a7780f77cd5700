import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { CheckIcon, LockIcon } from './icons';
import { StatusBadge } from './status-badge';
import { TONES } from './tone';

const LOOKS = {
  open: { tone: 'neutral', icon: null },
  locked: { tone: 'neutral', icon: LockIcon },
  process: { tone: 'process' },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  danger: { tone: 'danger' },
} as const;
export type LevelLook = keyof typeof LOOKS;

interface LevelCardProps {
  readonly title: string;
  readonly summary: string;
  readonly look: LevelLook;
  readonly status: string;
  /** The largest text: "50 BTC". */
  readonly amount?: string | undefined;
  /** "Daily withdrawal limit". */
  readonly amountLabel?: string;
  /** The member's next step. */
  readonly isNext?: boolean;
  readonly explanation?: ReactNode;
  /** Duration and place, one line each. */
  readonly facts?: readonly string[];
  readonly action?: ReactNode;
}

/** From the lowest to the highest. */
export function LevelLadder({ children }: { readonly children: ReactNode }) {
  return <ol className="flex flex-col rounded-base border border-line bg-surface">{children}</ol>;
}

/** A rung of `LevelLadder`. */
export function LevelCard({ amount, amountLabel, isNext = false, look, ...level }: LevelCardProps) {
  const { title, summary, status, explanation, facts = [], action } = level;
  const titleId = useId();
  return (
    <li aria-current={isNext ? 'step' : undefined} className="group flex gap-4 px-4 sm:px-6">
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
          ) : look === 'locked' ? (
            <LockIcon className="size-4" />
          ) : (
            <span className="size-2 rounded-full bg-current" />
          )}
        </span>
        <span className="w-px grow bg-line group-last:invisible" />
      </span>
      <article
        aria-labelledby={titleId}
        className="flex min-w-0 grow flex-col gap-3 border-line pt-6 pb-6 group-not-last:border-b"
      >
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
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
    </li>
  );
}
