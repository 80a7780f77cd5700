import type { ReactNode } from 'react';

/** A box for what must not be overlooked (spec 2, "important-note box"). */
export function ImportantNote({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-base border border-line border-s-4 border-s-brand bg-brand-tint px-4 py-3">
      <h2 className="text-base font-semibold">{title}</h2>
      <div className="mt-1 text-sm">{children}</div>
    </section>
  );
}
