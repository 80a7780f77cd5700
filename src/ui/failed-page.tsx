import type { ReactNode } from 'react';
import { Page } from './page';

interface FailedPageProps {
  /** What happened. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A whole page that cannot be shown. Announced on appearing. */
export function FailedPage({ title, children, actions }: FailedPageProps) {
  return (
    <Page title={title} alert={children ?? null}>
      {actions && (
        <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch max-sm:*:min-h-12">
          {actions}
        </div>
      )}
    </Page>
  );
}
