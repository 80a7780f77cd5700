import type { ReactNode } from 'react';

/** One row of a `FactList`. */
export interface Fact {
  readonly id: string;
  readonly term: string;
  readonly value: ReactNode;
}

/** A few facts on a quiet ground, such as what happens with the data that a consent is about. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2 rounded-base bg-sunken p-4 text-sm">
      {facts.map(({ id, term, value }) => (
        <div key={id} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
          <dt className="font-medium">{term}</dt>
          <dd className="min-w-0 text-muted">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
