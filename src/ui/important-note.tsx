import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading';

interface ImportantNoteProps {
  readonly title: string;
  /** Level of the heading. Default: 2. */
  readonly level?: HeadingLevel;
  readonly children: ReactNode;
}

/** Highlighted box for text that must not be overlooked. */
export function ImportantNote({ title, level = 2, children }: ImportantNoteProps) {
  return (
    <section className="rounded-base border border-line border-s-4 border-s-brand bg-brand-tint px-4 py-3">
      <Heading level={level} className="font-semibold">
        {title}
      </Heading>
      <div className="mt-1 flex flex-col gap-2 text-sm">{children}</div>
    </section>
  );
}
