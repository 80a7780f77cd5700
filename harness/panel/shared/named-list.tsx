interface NamedListProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly detail: string }[];
}

/** Renders nothing if empty. */
export function NamedList({ title, rows }: NamedListProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-xs">
        {title} ({rows.length})
      </h3>
      <ul aria-label={title}>
        {rows.map(({ name, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
          <li key={at} className="border-line border-b py-0.5 text-xs">
            <span className="break-all font-mono">{name}</span> <span className="break-words text-muted">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
