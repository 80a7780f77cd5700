import type { LookItem } from '../../core/pane-messages';
import type { PaneFacts } from './facts';

/** For each page the index of its item, or undefined. */
export type AlignedRow = readonly (number | undefined)[];

type Page = Pick<PaneFacts, 'language' | 'items'>;

/** A link on one page can match a button on another. */
const FAMILIES: Readonly<Record<LookItem['kind'], string>> = {
  heading: 'text',
  text: 'text',
  button: 'control',
  link: 'control',
  picture: 'picture',
  field: 'field',
};

const EQUAL = 8;
/** Minimum share of common words for two texts to match. */
const LEAST_LIKENESS = 0.5;

/** In page order. Equal texts match best, then similar texts of one language, then items of one kind. */
export function align(pages: readonly Page[]): AlignedRow[] {
  const [first, ...others] = pages;
  if (first === undefined) return [];
  const start: AlignedRow[] = first.items.map((_item, index) => [index]);
  return others.reduce((rows, page, at) => merge(rows, pages.slice(0, at + 1), page), start);
}

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

/** Best score from each row and item on (longest common subsequence). */
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

/** 0 means no match. */
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

/** Dice's coefficient of the words. */
function sharedWords(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
