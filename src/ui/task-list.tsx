import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ChevronEndIcon, LockIcon } from './icons';
import { StatusBadge } from './status-badge';
import { TONES, type Tone } from './tone';

export interface Task {
  readonly id: string;
  /** Plain text if the task cannot start. */
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Undefined: the row is news. */
  readonly status?: string | undefined;
  readonly tone: Tone;
  /** "Cannot start yet": plain title with a lock. */
  readonly blocked?: boolean | undefined;
}

/** The whole row is clickable. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ul className="divide-y divide-line rounded-base border border-line bg-surface">
      {tasks.map(({ id, title, hint, status, tone, blocked }) => (
        <li
          key={id}
          className={cx(
            'relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4',
            // The focus ring surrounds the row.
            'has-[a]:hover:bg-sunken has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus',
          )}
        >
          {status === undefined && <NewsIcon tone={tone} />}
          {/* Below the text on phones, where the column is narrow. */}
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
          {/* Invisible without a link, to align the statuses. */}
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
