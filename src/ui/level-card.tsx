import type { ReactNode } from 'react';
import { LockIcon } from './icons';
import { StatusBadge } from './status-badge';

const LOOKS = {
  open: { tone: 'neutral', icon: null },
  locked: { tone: 'neutral', icon: LockIcon },
  process: { tone: 'process' },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  danger: { tone: 'danger' },
} as const;
/** Look of a level's status: colour and icon of its badge. */
export type LevelLook = keyof typeof LOOKS;

interface LevelCardProps {
  readonly title: string;
  readonly summary: string;
  readonly look: LevelLook;
  /** Text of the status badge. */
  readonly status: string;
  /** What the status means for the member. */
  readonly explanation: ReactNode;
  /** How long verification takes and what the level allows; one line each. */
  readonly facts?: readonly string[];
  readonly action?: ReactNode;
}

/** Card of one verification level: what it is, its status, and what to do next. */
export function LevelCard({ title, summary, look, status, explanation, facts = [], action }: LevelCardProps) {
  return (
    <article className="flex flex-col gap-3 rounded-base border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-lg font-semibold">{title}</h3>
          <StatusBadge {...LOOKS[look]}>{status}</StatusBadge>
        </div>
        <p className="text-sm text-muted">{summary}</p>
      </div>
      <div className="flex flex-col gap-2 text-sm">{explanation}</div>
      {facts.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {action && <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">{action}</div>}
    </article>
  );
}
