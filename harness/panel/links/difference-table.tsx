import type { Difference } from '../../core/scenario-differences';

interface DifferenceTableProps {
  readonly label: string;
  readonly changes: readonly Difference[];
  /** Titles of the two value columns. */
  readonly titles: readonly [string, string];
}

export function DifferenceTable({ label, changes, titles }: DifferenceTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long list scrollable by keyboard.
      tabIndex={0}
      className="min-h-0 overflow-auto rounded-control border border-line"
    >
      <table className="w-full table-fixed text-start text-xs">
        <thead className="bg-rail text-muted">
          <tr>
            {['Key', ...titles].map((title) => (
              <th key={title} scope="col" className="px-2 py-1 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path} className="border-line border-t align-top">
              <th scope="row" className="break-words px-2 py-1 text-start font-mono font-normal">
                {path}
              </th>
              <td className="break-words px-2 py-1">{before}</td>
              <td className="break-words px-2 py-1 font-medium">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
