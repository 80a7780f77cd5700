import MiniSearch from 'minisearch';

/** One entry of the palette, with the action that it runs. */
export interface PaletteEntry {
  readonly id: string;
  readonly section: 'Scenarios' | 'Walks' | 'Routes' | 'States' | 'Faults' | 'Reasons' | 'Controls' | 'Actions';
  readonly title: string;
  /** Second line: the group of a scenario, else a description. */
  readonly detail: string;
  /** Everyday words by which it is found, beside those that are shown. */
  readonly words?: string | undefined;
  /** How much more it counts than another match (default: 1). */
  readonly weight?: number;
  readonly run: () => void;
}

/** Maximum number of shown results of a search in everything; typing more letters narrows a longer list. */
const MAX_SHOWN = 60;

/** The index of a list, made when it is searched first. */
const indexes = new WeakMap<readonly PaletteEntry[], MiniSearch>();

function indexOf(entries: readonly PaletteEntry[]): MiniSearch {
  const known = indexes.get(entries);
  if (known) return known;
  const index = new MiniSearch({
    fields: ['title', 'words', 'detail', 'section'],
    storeFields: ['weight'],
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      // One wrong letter in five. A number is a code, and another code is another thing.
      fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : 0.2),
      boost: { title: 4, words: 4 },
      boostDocument: (_id, _term, stored) => (stored?.weight as number | undefined) ?? 1,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  indexes.set(entries, index);
  return index;
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

/** An entry that was found, with what decides its place. */
interface Found {
  readonly entry: PaletteEntry;
  readonly score: number;
  readonly order: number;
  /** Whether its title starts with the query. */
  readonly starts: boolean;
}

/**
 * Finds the entries that contain every word of the query or nearly so, best matches first. Of equal matches, those
 * whose title starts with the query come first; else they keep the given order.
 * The list is indexed once, so that each key takes little time: give the same list for each query.
 *
 * @param limit maximum number of results (default: 60)
 */
export function search(entries: readonly PaletteEntry[], query: string, limit = MAX_SHOWN): readonly PaletteEntry[] {
  if (query.trim() === '') return entries.slice(0, limit);
  const start = query.trim().toLowerCase();
  return indexOf(entries)
    .search(query)
    .flatMap(({ id, score }): Found[] => {
      const entry = entries[id as number];
      return entry ? [{ entry, score, order: id as number, starts: entry.title.toLowerCase().startsWith(start) }] : [];
    })
    .sort((a, b) => b.score - a.score || Number(b.starts) - Number(a.starts) || a.order - b.order)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
