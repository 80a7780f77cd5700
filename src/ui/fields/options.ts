import { readLine, toLatinDigits } from '../../domain/input/text';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Beside the label, such as a dial code. Searchable. */
  readonly detail?: string | undefined;
  /** More search words: codes, English names. */
  readonly keywords?: readonly string[] | undefined;
}

/** Skips slow normalization. */
const PLAIN = /^[\w .,'&()+-]*$/;

/** Removes case, accents and Turkish dots. */
export function foldText(text: string): string {
  const bare = PLAIN.test(text)
    ? text
    : toLatinDigits(readLine(text))
        .normalize('NFKD')
        .replace(/\p{Diacritic}/gu, '');
  return bare.toLowerCase().replaceAll('ı', 'i').trim();
}

interface FoldedTexts {
  readonly name: string;
  readonly others: readonly string[];
}

/** Normalizing on each key is slow. */
const folded = new WeakMap<Option, FoldedTexts>();

function foldedTexts(option: Option): FoldedTexts {
  const { label, detail, keywords = [] } = option;
  const texts = folded.get(option) ?? { name: foldText(label), others: [detail ?? '', ...keywords].map(foldText) };
  folded.set(option, texts);
  return texts;
}

/** Lower is better; undefined: no match. */
function rank(option: Option, query: string): number | undefined {
  const { name, others } = foldedTexts(option);
  if (name === query || others.includes(query)) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  if (others.some((word) => word.startsWith(query))) return 3;
  return name.includes(query) ? 4 : undefined;
}

/** Best match first; original order without a query. */
export function searchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = foldText(typed);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const score = rank(option, query);
      return score === undefined ? [] : [{ option, score }];
    })
    .sort((a, b) => a.score - b.score)
    .map(({ option }) => option);
}
