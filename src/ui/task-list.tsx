import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ChevronEndIcon, LockIcon } from './icons';
import { StatusBadge } from './status-badge';
import { TONES, type Tone } from './tone';

/** One row of a `TaskList`. */
export interface Task {
  readonly id: string;
  /** A link to the task; plain text if the task cannot be started. */
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Status in two words; undefined: the row is news, and its icon shows the kind. */
  readonly status?: string | undefined;
  readonly tone: Tone;
  /** Another task has to be done first ("Cannot start yet"). The title is then plain text, and the row has a lock. Default: false. */
  readonly blocked?: boolean | undefined;
}

/** List of tasks with the status of each. The whole row is clickable and opens the task. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ul className="divide-y divide-line rounded-base border border-line bg-surface">
      {tasks.map(({ id, title, hint, status, tone, blocked }) => (
        <li
          key={id}
          className={cx(
            'relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4',
            // The focus ring surrounds the whole row, because the whole row is clickable.
            'has-[a]:hover:bg-sunken has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus',
          )}
        >
          {status === undefined && <NewsIcon tone={tone} />}
          {/* On phones the status goes below the text; beside it, the text column would be too narrow. */}
          <div
            className={cx(
              'min-w-0 grow [&_a]:static [&_a]:underline [&_a]:decoration-brand [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0',
              status === undefined ? 'basis-0' : 'basis-full sm:basis-0',
            )}
          >
            <p className={cx('font-medium', blocked && 'text-muted')}>{title}</p>
            {hint && <div className="mt-1 flex flex-col gap-1 text-sm text-muted">{hint}</div>}
          </div>
          {status !== undefined && (
            <StatusBadge tone={blocked ? 'neutral' : tone} {...(blocked && { icon: LockIcon })}>
              {status}
            </StatusBadge>
          )}
          {/* Invisible in rows without a link, where it still takes its space, so that all statuses are aligned. */}
          <ChevronEndIcon className="invisible hidden shrink-0 text-muted [li:has(a)>&]:visible [ul:has(a)_&]:sm:block" />
        </li>
      ))}
    </ul>
  );
}

function NewsIcon({ tone }: { readonly tone: Tone }) {
  const { Icon, text } = TONES[tone];
  return <Icon className={cx('shrink-0 self-start', text)} />;
}
