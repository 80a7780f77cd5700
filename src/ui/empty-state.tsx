import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading';
import { Illustration } from './illustrations/illustration';

interface EmptyStateProps {
  readonly title: string;
  readonly body: string;
  /** Default: 2. */
  readonly level?: HeadingLevel;
  readonly action?: ReactNode;
}

export function EmptyState({ title, body, level = 2, action }: EmptyStateProps) {
  return (
    <section className="flex flex-col items-center gap-2 rounded-base border border-line bg-surface p-8 text-center">
      <Illustration name="empty" className="w-32" />
      <Heading level={level} className="font-semibold">
        {title}
      </Heading>
      <p className="text-sm text-muted">{body}</p>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
