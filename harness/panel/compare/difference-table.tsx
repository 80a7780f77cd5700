import { useSnapshot } from 'valtio';
import { CATEGORIES, isDifference, type Row, type RowState } from './difference';
import { compareStore } from './store';

const STATES: Readonly<Record<RowState, { readonly word: string; readonly colour: string }>> = {
  same: { word: 'same', colour: 'text-muted' },
  translated: { word: 'other language', colour: 'text-muted' },
  differs: { word: 'differs', colour: 'text-warn' },
  missing: { word: 'missing', colour: 'text-bad' },
};

/** The whole comparison as a table: one row for each text, field, requirement, agreement and call, one column for each pane. */
export function DifferenceTable({ rows }: { readonly rows: readonly Row[] }) {
  const { panes, onlyDifferences } = useSnapshot(compareStore);
  const shown = onlyDifferences ? rows.filter(isDifference) : rows;
  return (
    <section
      aria-label="Comparison as a table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long table scrollable by keyboard.
      tabIndex={0}
      className="relative min-h-0 grow overflow-auto bg-surface focus-visible:-outline-offset-2"
    >
      <label className="flex min-h-8 items-center gap-1.5 px-2 text-xs">
        <input
          type="checkbox"
          className="size-4"
          checked={onlyDifferences}
          onChange={(event) => {
            compareStore.onlyDifferences = event.target.checked;
          }}
        />
        Only differences ({shown.length} of {rows.length} rows)
      </label>
      <table className="w-full table-fixed text-start text-xs">
        <thead className="sticky top-0 bg-rail">
          <tr>
            <th scope="col" className="w-40 px-2 py-1 text-start font-medium">
              What
            </th>
            {panes.map(({ id, info: { scenario }, build }, at) => (
              <th key={id} scope="col" className="px-2 py-1 text-start font-medium">
                {at + 1} · {scenario.site} · {scenario.language} · {scenario.mode}
                {build && ` · ${build.slice(0, 8)}`}
              </th>
            ))}
            <th scope="col" className="w-28 px-2 py-1 text-start font-medium">
              Result
            </th>
          </tr>
        </thead>
        {CATEGORIES.map((category) => (
          <CategoryRows key={category} category={category} rows={shown.filter((row) => row.category === category)} />
        ))}
      </table>
      {shown.length === 0 && <p className="p-3 text-muted">The panes show the same.</p>}
    </section>
  );
}

function CategoryRows({ category, rows }: { readonly category: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  const columns = (rows[0]?.cells.length ?? 0) + 2;
  return (
    <tbody>
      <tr className="border-line border-t bg-rail">
        <th scope="rowgroup" colSpan={columns} className="px-2 py-1 text-start font-semibold">
          {category} ({rows.length})
        </th>
      </tr>
      {rows.map(({ label, cells, state }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may show the same text twice.
        <tr key={at} className="border-line border-t align-top">
          <th scope="row" className="break-words px-2 py-1 text-start font-normal text-muted">
            {label}
          </th>
          {cells.map((cell, pane) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are those of the panes, in their order.
            <td key={pane} dir="auto" className={`break-words px-2 py-1 ${cell ? '' : 'text-bad'}`}>
              {cell?.text ?? '—'}
            </td>
          ))}
          <td className={`px-2 py-1 ${STATES[state].colour}`}>{STATES[state].word}</td>
        </tr>
      ))}
    </tbody>
  );
}
