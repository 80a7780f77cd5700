import { type ReactNode, useId } from 'react';

export function HelpCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 text-sm lg:rounded-base lg:border lg:border-line lg:bg-surface lg:p-4"
    >
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function HelpLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
