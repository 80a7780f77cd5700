/** One entry of a list that is searched by typing. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Beside the label: a dial code. Found by typing, too. */
  readonly detail?: string | undefined;
  /** Other words that find it: codes, names in English. */
  readonly keywords?: readonly string[] | undefined;
}

/** A text as it is compared: without case, accents and Turkish dots, which people leave out when they type. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim();
}

/** How well an option answers: lower is better, undefined is not at all. */
function rank({ label, detail, keywords = [] }: Option, query: string): number | undefined {
  const name = foldText(label);
  const others = [detail ?? '', ...keywords].map(foldText);
  if (name === query || others.includes(query)) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  if (others.some((word) => word.startsWith(query))) return 3;
  return name.includes(query) ? 4 : undefined;
}

/** The options that a typed text means, the best first; all of them, in their own order, for an empty text. */
export function searchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = foldText(typed);
  if (query === '') return options;
  return options
    .flatMap((option) => {
      const place = rank(option, query);
      return place === undefined ? [] : [{ option, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option);
}
