import MiniSearch from 'minisearch';

export interface PaletteEntry {
  readonly id: string;
  readonly section: 'Scenarios' | 'Walks' | 'Routes' | 'States' | 'Faults' | 'Reasons' | 'Controls' | 'Actions';
  readonly title: string;
  /** Group of a scenario, otherwise a description. */
  readonly detail: string;
  /** Hidden search words. */
  readonly words?: string | undefined;
  /** Ranking factor (default: 1). */
  readonly weight?: number;
  readonly run: () => void;
}

/** Result limit for a search in all sections. */
const MAX_SHOWN = 60;

/** Built on the first search. */
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
      // One wrong letter in five. Codes must match exactly.
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

export function groupsOf(entries: readonly PaletteEntry[]): PaletteGroup[] {
  const sizes = new Map<string, number>();
  for (const { detail } of entries) sizes.set(detail, (sizes.get(detail) ?? 0) + 1);
  return [...sizes].map(([name, size]) => ({ name, size }));
}

interface Found {
  readonly entry: PaletteEntry;
  readonly score: number;
  readonly order: number;
  readonly starts: boolean;
}

/**
 * Finds entries with every word, allowing typos, best first. Pass the same list each time: its index is cached.
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
