import type { ReactNode } from 'react';

interface ViewPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function ViewPage({ title, lead, children }: ViewPageProps) {
  return (
    <div className="h-full overflow-auto bg-surface p-4">
      <div className="mx-auto flex max-w-4xl flex-col gap-4">
        <div>
          <h2 className="font-semibold text-base">{title}</h2>
          <p className="mt-1 text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
