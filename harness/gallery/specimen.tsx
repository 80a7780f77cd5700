import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6 border-t border-line py-8">
      <h2 id={`${id}-title`} lang="en" className="text-xl font-semibold">
        <bdi>{title}</bdi>
      </h2>
      {children}
    </section>
  );
}

export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div data-specimen={name} className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-muted" lang="en">
        <bdi>{name}</bdi>
      </p>
      {children}
    </div>
  );
}

export function Grid({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-6 md:grid-cols-2">{children}</div>;
}
