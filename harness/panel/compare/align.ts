import type { LookItem, PaneFacts } from './facts';

/** Items of several pages that correspond: for each page the index of its item, or undefined if it has none. */
export type AlignedRow = readonly (number | undefined)[];

type Page = Pick<PaneFacts, 'language' | 'items'>;

/** Kinds that can correspond: a page may show a link where another one shows a button. */
const FAMILIES: Readonly<Record<LookItem['kind'], string>> = {
  heading: 'text',
  text: 'text',
  button: 'control',
  link: 'control',
  picture: 'picture',
  field: 'field',
};

const EQUAL = 8;
/** Two texts of one language correspond if they share at least this part of their words. */
const LEAST_LIKENESS = 0.5;

/**
 * Aligns the items of pages, without changing the order of a page. Items with the same text match best, then texts of one language that
 * share most of their words, then items of the same kind in other languages.
 */
export function align(pages: readonly Page[]): AlignedRow[] {
  const [first, ...others] = pages;
  if (first === undefined) return [];
  const start: AlignedRow[] = first.items.map((_item, index) => [index]);
  return others.reduce((rows, page, at) => merge(rows, pages.slice(0, at + 1), page), start);
}

/** Adds a page to the rows of the pages before it. */
function merge(rows: readonly AlignedRow[], before: readonly Page[], page: Page): AlignedRow[] {
  const scores = rows.map((row) => page.items.map((item) => scoreOf(row, before, item, page.language)));
  const none = before.map(() => undefined);
  const merged: AlignedRow[] = [];
  const best = bestSums(scores, rows.length, page.items.length);
  let [row, item] = [0, 0];
  while (row < rows.length || item < page.items.length) {
    const here = best[row]?.[item] ?? 0;
    const score = scores[row]?.[item] ?? 0;
    if (score > 0 && here === score + (best[row + 1]?.[item + 1] ?? 0)) merged.push([...(rows[row++] ?? []), item++]);
    else if (row < rows.length && (item >= page.items.length || here === best[row + 1]?.[item])) {
      merged.push([...(rows[row++] ?? []), undefined]);
    } else merged.push([...none, item++]);
  }
  return merged;
}

/** Highest possible sum of scores from a row and an item on, as in the usual algorithm for the longest common subsequence. */
function bestSums(scores: readonly (readonly number[])[], rows: number, items: number): number[][] {
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(items + 1).fill(0));
  for (let row = rows - 1; row >= 0; row--) {
    for (let item = items - 1; item >= 0; item--) {
      const score = scores[row]?.[item] ?? 0;
      const together = score > 0 ? score + (best[row + 1]?.[item + 1] ?? 0) : 0;
      const line = best[row];
      if (line) line[item] = Math.max(together, best[row + 1]?.[item] ?? 0, line[item + 1] ?? 0);
    }
  }
  return best;
}

/** How well an item matches a row; 0: not at all. */
function scoreOf(row: AlignedRow, before: readonly Page[], item: LookItem, language: string): number {
  const scores = row.map((index, at) => {
    const page = before[at];
    const other = index === undefined ? undefined : page?.items[index];
    return other === undefined ? 0 : likeness(other, item, page?.language === language);
  });
  return Math.max(0, ...scores);
}

function likeness(one: LookItem, other: LookItem, isSameLanguage: boolean): number {
  if (FAMILIES[one.kind] !== FAMILIES[other.kind]) return 0;
  if (one.text === other.text) return EQUAL + (one.kind === other.kind ? 1 : 0);
  if (isSameLanguage) {
    const shared = sharedWords(one.text, other.text);
    return shared >= LEAST_LIKENESS ? 1 + 4 * shared : 0;
  }
  if (one.kind !== other.kind || one.type !== other.type) return 0;
  return 2;
}

/** Share of the words that two texts have in common (Dice's coefficient). */
function sharedWords(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
