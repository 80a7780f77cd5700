import type { ReactNode } from 'react';
import { CheckIcon } from './icons';

export interface Requirement {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

/** What is needed, one line each. The marks only mark the lines: they do not say that anything is done. */
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
