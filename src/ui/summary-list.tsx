import type { ReactNode } from 'react';

export interface SummaryRow {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
  /** Its name includes what it changes. */
  readonly action?: ReactNode;
}

/** Each text has its own direction. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ id, term, value, action }) => (
        <div
          key={id}
          // On phones the value is below its term.
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[40%_1fr_auto]"
        >
          <dt className="min-w-0 wrap-anywhere max-sm:col-start-1 max-sm:text-sm max-sm:text-muted sm:font-medium">
            {term}
          </dt>
          <dd className="min-w-0 wrap-anywhere max-sm:col-start-1">
            {typeof value === 'string' ? <bdi>{value}</bdi> : value}
          </dd>
          {action && (
            // A target of 44 px on phones.
            <dd className="min-w-0 text-end *:min-w-11 max-sm:*:py-2.5 pointer-coarse:*:py-2.5 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center">
              {action}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
