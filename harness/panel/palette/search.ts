/** One entry of the palette, with the action that it runs. */
export interface PaletteEntry {
  readonly id: string;
  readonly section: 'Scenarios' | 'Routes' | 'States' | 'Actions';
  readonly title: string;
  /** Second line: the group of a scenario, else a description. */
  readonly detail: string;
  readonly run: () => void;
}

/** Maximum number of shown results of a search in everything; typing more letters narrows a longer list. */
const MAX_SHOWN = 60;

/** Relevance of an entry; undefined if it lacks one of the words. Matches at the start of the title or of a word in it count more. */
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

/** Entries with the same `detail`. */
export interface PaletteGroup {
  readonly name: string;
  readonly size: number;
}

/** The groups of a list, in the order of their first entries. */
export function groupsOf(entries: readonly PaletteEntry[]): PaletteGroup[] {
  const sizes = new Map<string, number>();
  for (const { detail } of entries) sizes.set(detail, (sizes.get(detail) ?? 0) + 1);
  return [...sizes].map(([name, size]) => ({ name, size }));
}

/**
 * Finds the entries that contain every word of the query, best matches first; equal matches keep the given order.
 * @param limit maximum number of results (default: 60)
 */
export function search(entries: readonly PaletteEntry[], query: string, limit = MAX_SHOWN): PaletteEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map((entry, order) => ({ entry, order, rank: rank(entry, words) }))
    .filter((found): found is typeof found & { rank: number } => found.rank !== undefined)
    .sort((a, b) => b.rank - a.rank || a.order - b.order)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
