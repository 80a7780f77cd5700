import type { ReactNode } from 'react';
import { InfoIcon } from './icons';

interface NewsLineProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The last one dismisses it. */
  readonly actions: ReactNode;
}

export function NewsLine({ title, children, actions }: NewsLineProps) {
  return (
    <section className="peer flex flex-wrap items-center gap-x-4 gap-y-1 rounded-base bg-sunken py-2 ps-4 pe-2 text-sm peer-[section]:-mt-3">
      <div className="flex min-w-0 grow basis-64 gap-3 py-1.5">
        <InfoIcon className="shrink-0 text-info" />
        <div className="min-w-0 max-w-[30em] sm:*:inline">
          {/* Title on the same line, except on phones. */}
          <h2 className="me-1 font-semibold">{title}</h2> <div className="text-muted sm:*:inline">{children}</div>
        </div>
      </div>
      <div className="ms-auto flex max-w-full flex-wrap items-center justify-end gap-2">{actions}</div>
    </section>
  );
}
