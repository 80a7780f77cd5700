import type { ReactNode } from 'react';

export interface SummaryRow {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
  /** A link or button to change it; its name says what it changes. */
  readonly action?: ReactNode;
}

/** Answers to be checked before they are sent (design 9). */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ id, term, value, action }) => (
        <div key={id} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[40%_1fr_auto]">
          <dt className="min-w-0 font-medium">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
          {action && <dd className="min-w-0 sm:text-end">{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
