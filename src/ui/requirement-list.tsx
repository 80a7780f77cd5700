import type { ReactNode } from 'react';

export interface Requirement {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

/** Bullets, because a tick would mean 'done'. */
export function RequirementList({ items }: { readonly items: readonly Requirement[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ id, title, detail }) => (
        <li key={id} className="flex gap-3">
          <span aria-hidden="true" className="mx-1.5 mt-2.25 size-1.5 shrink-0 rounded-full bg-brand-ink" />
          <div className="min-w-0">
            <p>{title}</p>
            {detail && <p className="text-sm text-muted">{detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
