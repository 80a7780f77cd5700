import type { ReactNode } from 'react';
import { CheckIcon } from './icons';

/** One line of a `RequirementList`. */
export interface Requirement {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

/** List of what the member needs. The check marks are bullets only: they do not mean that something is done. */
export function RequirementList({ items }: { readonly items: readonly Requirement[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ id, title, detail }) => (
        <li key={id} className="flex gap-3">
          <CheckIcon className="mt-0.5 shrink-0 text-brand-ink" />
          <div className="min-w-0">
            <p>{title}</p>
            {detail && <p className="text-sm text-muted">{detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
