/** Something that the palette can find and do. */
export interface PaletteEntry {
  readonly id: string;
  readonly section: 'Scenarios' | 'Routes' | 'States' | 'Actions';
  readonly title: string;
  /** Second line: what it is, or where it leads. */
  readonly detail: string;
  readonly run: () => void;
}

/** The longest list that is drawn where everything is searched: past this, a further letter helps more than scrolling. */
const MOST_SHOWN = 60;

function rank(entry: PaletteEntry, words: readonly string[]): number | undefined {
  const title = entry.title.toLowerCase();
  const all = `${title} ${entry.detail.toLowerCase()} ${entry.section.toLowerCase()}`;
  let sum = 0;
  for (const word of words) {
    if (!all.includes(word)) return undefined;
    if (title.startsWith(word)) sum += 3;
    else if (title.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) sum += 2;
    else if (title.includes(word)) sum += 1;
  }
  return sum;
}

/** A part of a list, by what its entries say of themselves. */
export interface PaletteGroup {
  readonly name: string;
  readonly size: number;
}

/** The groups of a list in its order. */
export function groupsOf(entries: readonly PaletteEntry[]): PaletteGroup[] {
  const sizes = new Map<string, number>();
  for (const { detail } of entries) sizes.set(detail, (sizes.get(detail) ?? 0) + 1);
  return [...sizes].map(([name, size]) => ({ name, size }));
}

/** Entries that hold every word of the query, those whose title begins with it first; else in the order given. At most `most`. */
export function search(entries: readonly PaletteEntry[], query: string, most = MOST_SHOWN): PaletteEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map((entry, order) => ({ entry, order, rank: rank(entry, words) }))
    .filter((found): found is typeof found & { rank: number } => found.rank !== undefined)
    .sort((a, b) => b.rank - a.rank || a.order - b.order)
    .slice(0, most)
    .map(({ entry }) => entry);
}
