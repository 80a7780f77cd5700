import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ChevronEndIcon, LockIcon } from './icons';
import { StatusBadge } from './status-badge';
import { TONES, type Tone } from './tone';

export interface Task {
  readonly id: string;
  /** A link or a router's link to the task; plain text where it cannot be started. */
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Where it stands, in two words; undefined: the row is news, and its icon says of what kind. */
  readonly status?: string | undefined;
  readonly tone: Tone;
  /** The task has to wait for another one ("Cannot start yet"): its title is no link. */
  readonly blocked?: boolean | undefined;
}

/** Tasks with where each stands; the whole row leads to the task. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <ul className="divide-y divide-line rounded-base border border-line bg-surface">
      {tasks.map(({ id, title, hint, status, tone, blocked }) => (
        <li
          key={id}
          className={cx(
            'relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4',
            // The focus ring goes around the row, as the click does.
            'has-[a]:hover:bg-sunken has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus',
          )}
        >
          {status === undefined && <NewsIcon tone={tone} />}
          {/* On a phone the status stands under the text: beside it, it would leave a column of three words. */}
          <div
            className={cx(
              'min-w-0 grow [&_a]:underline [&_a]:underline-offset-4 [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0',
              status === undefined ? 'basis-0' : 'basis-full sm:basis-0',
            )}
          >
            <p className={cx('font-medium', blocked && 'text-muted')}>{title}</p>
            {hint && <div className="text-sm text-muted">{hint}</div>}
          </div>
          {status !== undefined && (
            <StatusBadge tone={blocked ? 'neutral' : tone} {...(blocked && { icon: LockIcon })}>
              {status}
            </StatusBadge>
          )}
          {/* Its place stays empty in rows that lead nowhere, so that all statuses end in one line. */}
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
