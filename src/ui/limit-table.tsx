import { Heading, type HeadingLevel } from './heading';

interface LimitRow {
  readonly name: string;
  readonly values: readonly string[];
  /** Such as its worth. */
  readonly detail?: string | undefined;
}

interface LimitTableProps {
  readonly title: string;
  /** Default: 2. */
  readonly level?: HeadingLevel;
  /** The first column's heading, then one per value. */
  readonly head: readonly [string, ...string[]];
  readonly rows: readonly LimitRow[];
  /** Replaces an empty table. */
  readonly empty: string;
  /** Below the table. */
  readonly note?: string;
}

/** Tabular digits line up the figures. */
export function LimitTable({ title, level = 2, head: [first, ...others], rows, empty, note }: LimitTableProps) {
  return (
    <section className="flex flex-col gap-3 rounded-base border border-line bg-surface p-4">
      <Heading level={level} className="font-semibold">
        {title}
      </Heading>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <table className="w-full text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {first}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className="py-1 ps-3 text-end font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, detail }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-medium wrap-anywhere">
                  {name}
                </th>
                {others.map((column, index) => (
                  <td key={column} className="py-2 ps-3 text-end wrap-anywhere tabular-nums">
                    <span className="text-lg font-semibold">{values[index]}</span>
                    {detail && index === others.length - 1 && <span className="block text-muted">{detail}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="text-sm text-muted">{note}</p>}
    </section>
  );
}
