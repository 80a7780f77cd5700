import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

export interface DisclosureRow {
  readonly id: string;
  readonly icon: ReactNode;
  readonly term: string;
  /** Beside the term, on phones below it. */
  readonly value?: ReactNode;
  /** Absent: the row cannot open. */
  readonly more?: ReactNode;
}

export function DisclosureList({ rows }: { readonly rows: readonly DisclosureRow[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-base border border-line bg-surface">
      {rows.map(({ id, more, ...line }) => (
        <li key={id}>
          {more === undefined ? (
            <div className={LINE}>
              <Line {...line} />
            </div>
          ) : (
            <details className="group/row">
              <summary className={`${LINE} rounded-base hover:bg-sunken`}>
                <Line {...line} />
                <ChevronDownIcon className="ms-auto shrink-0 text-muted group-open/row:rotate-180" />
              </summary>
              <div className="flex flex-col gap-2 pe-4 ps-12 pt-1 pb-4 text-sm text-muted wrap-anywhere">{more}</div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

const LINE = 'flex min-h-11 items-start gap-3 px-4 py-3';

function Line({ icon, term, value }: Pick<DisclosureRow, 'icon' | 'term' | 'value'>) {
  return (
    <>
      <span className="shrink-0 text-muted">{icon}</span>
      <span className="flex min-w-0 grow flex-col text-sm wrap-anywhere sm:flex-row sm:gap-4">
        <span className={value === undefined ? 'font-medium' : 'shrink-0 text-muted sm:w-36'}>{term}</span>
        {value !== undefined && <span className="min-w-0 font-medium">{value}</span>}
      </span>
    </>
  );
}
