/** An option of a `Combobox`. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Shown beside the label, such as a dial code. Matched by a search too. */
  readonly detail?: string | undefined;
  /** Other words that a search matches: codes, English names. */
  readonly keywords?: readonly string[] | undefined;
}

/** Normalizes a text for comparison: removes case, accents and Turkish dots, which people often do not type. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim();
}

/** Rank of an option for a normalized query: lower is better, undefined if it does not match. */
function rank({ label, detail, keywords = [] }: Option, query: string): number | undefined {
  const name = foldText(label);
  const others = [detail ?? '', ...keywords].map(foldText);
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
