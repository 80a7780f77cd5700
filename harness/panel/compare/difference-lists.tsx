import { useSnapshot } from 'valtio';
import { CATEGORIES, ownOf, type Row } from './difference';
import { pointInPane } from './messages';
import { compareStore, type Pane } from './store';

/** A click shows the item on its page. */
export function DifferenceLists({ rows }: { readonly rows: readonly Row[] }) {
  const { panes } = useSnapshot(compareStore);
  if (panes.length < 2) return null;
  return (
    <div className="flex h-[clamp(140px,26vh,300px)] shrink-0 border-line border-t">
      {panes.map((pane, at) => (
        <section
          key={pane.id}
          aria-label={`Only in pane ${at + 1}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long list scrollable by keyboard.
          tabIndex={0}
          className="min-w-0 grow basis-0 overflow-auto border-line border-e px-2 py-1 focus-visible:-outline-offset-2"
        >
          <OwnList pane={pane as Pane} own={ownOf(rows, at)} count={panes.length} />
        </section>
      ))}
    </div>
  );
}

interface OwnListProps {
  readonly pane: Pane;
  readonly own: ReturnType<typeof ownOf>;
  readonly count: number;
}

function OwnList({ pane, own, count }: OwnListProps) {
  if (own.length === 0) return <p className="text-muted text-xs">Nothing that the others lack.</p>;
  return CATEGORIES.map((category) => {
    const items = own.filter(({ row }) => row.category === category);
    if (items.length === 0) return null;
    return (
      <div key={category} className="mb-1.5">
        <h3 className="font-semibold text-xs">
          {category} {items.length}
        </h3>
        <ul>
          {items.map(({ row, cell, lackedBy }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may show the same text twice.
            <li key={at} className="flex min-h-6 items-center gap-2 text-xs">
              <span className="w-20 shrink-0 truncate text-muted" title={row.label}>
                {row.label}
              </span>
              {cell.item === undefined ? (
                <span className="min-w-0 grow truncate py-1" title={cell.text}>
                  {cell.text}
                </span>
              ) : (
                <button
                  type="button"
                  title={cell.text}
                  onClick={() => cell.item !== undefined && pointInPane(pane, cell.item)}
                  className="min-h-6 min-w-0 grow truncate text-start hover:underline"
                >
                  {cell.text}
                </button>
              )}
              <span className={`shrink-0 py-1 ${lackedBy.length > 0 ? 'text-bad' : 'text-warn'}`}>
                {lackText(lackedBy, count)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function lackText(lackedBy: readonly number[], count: number): string {
  if (lackedBy.length === 0) return 'differs';
  return lackedBy.length === count - 1 && count > 2 ? 'only here' : `not in ${lackedBy.map((at) => at + 1).join(', ')}`;
}
