/** An option of a `Combobox`. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Shown beside the label, such as a dial code. Matched by a search too. */
  readonly detail?: string | undefined;
  /** Other words that a search matches: codes, English names. */
  readonly keywords?: readonly string[] | undefined;
}

/** Texts without accents: most names and all codes. Removing accents takes a slow phone long, for hundreds of countries. */
const PLAIN = /^[\w .,'&()+-]*$/;

/** Normalizes a text for comparison: removes case, accents and Turkish dots, which people often do not type. */
export function foldText(text: string): string {
  const bare = PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return bare.toLowerCase().replaceAll('ı', 'i').trim();
}

interface FoldedTexts {
  readonly name: string;
  readonly others: readonly string[];
}

/** Normalized texts of options. A list of countries would take a slow phone too long to normalize again for each key. */
const folded = new WeakMap<Option, FoldedTexts>();

function foldedTexts(option: Option): FoldedTexts {
  const { label, detail, keywords = [] } = option;
  const texts = folded.get(option) ?? { name: foldText(label), others: [detail ?? '', ...keywords].map(foldText) };
  folded.set(option, texts);
  return texts;
}

/** Rank of an option for a normalized query: lower is better, undefined if it does not match. */
function rank(option: Option, query: string): number | undefined {
  const { name, others } = foldedTexts(option);
  if (name === query || others.includes(query)) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  if (others.some((word) => word.startsWith(query))) return 3;
  return name.includes(query) ? 4 : undefined;
}

/** Options that match a typed text, the best match first; all options in their own order if the text is empty. */
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
