import type { ReactNode } from 'react';
import { cn } from './cn';
import { FailIcon, LockIcon, ProcessIcon, SuccessIcon, WarnIcon } from './icons';

const LOOKS = {
  open: { Icon: null, badge: 'bg-sunken text-ink' },
  locked: { Icon: LockIcon, badge: 'bg-sunken text-muted' },
  process: { Icon: ProcessIcon, badge: 'bg-info-tint text-info' },
  success: { Icon: SuccessIcon, badge: 'bg-success-tint text-success' },
  warning: { Icon: WarnIcon, badge: 'bg-warning-tint text-warning' },
  danger: { Icon: FailIcon, badge: 'bg-danger-tint text-danger' },
} as const;
export type LevelLook = keyof typeof LOOKS;

interface LevelCardProps {
  readonly title: string;
  readonly summary: string;
  readonly look: LevelLook;
  /** The status in words. */
  readonly status: string;
  /** What the status means for the member. */
  readonly explanation: string;
  /** How long it takes and what it brings. */
  readonly facts?: readonly string[];
  readonly action?: ReactNode;
}

/** One verification level: what it is, where it stands, what to do next. */
export function LevelCard({ title, summary, look, status, explanation, facts = [], action }: LevelCardProps) {
  const { Icon, badge } = LOOKS[look];
  return (
    <article className="flex flex-col gap-3 rounded-base border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="text-sm text-muted">{summary}</p>
        </div>
        <p className={cn('inline-flex items-center gap-1.5 rounded-base px-2 py-1 text-sm font-medium', badge)}>
          {Icon && <Icon className="size-4" />}
          {status}
        </p>
      </div>
      <p className="text-sm">{explanation}</p>
      {facts.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {action && <div className="mt-1 flex flex-wrap gap-3">{action}</div>}
    </article>
  );
}
