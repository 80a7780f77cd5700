import { languageShown } from '../../sweep/checks/language';
import { linesOf } from '../../sweep/served-agreements';
import type { PageRecord } from '../pack-files';

type Language = ReturnType<typeof languageShown>;

/** The texts of a pack as its report shows them, each once. */
interface PackTexts {
  /** By language: what nearly each page of the language shows, such as the header and the footer. None for a language with one page. */
  readonly common: ReadonlyMap<Language, readonly string[]>;
  /** By the id of the page: all other texts, in their order. Lines of an agreement that has a file of its own are left out. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Ids of pages that do not show all common texts of their language: theirs are all in `own`. */
  readonly others: readonly string[];
}

/** Part of a language's pages that show a common text: a few pages, such as those without a header, do not take it from all others. */
const NEARLY_ALL = 0.9;

export function textsOfPages(
  pages: readonly Pick<PageRecord, 'id' | 'scenario' | 'texts' | 'agreements' | 'end'>[],
): PackTexts {
  const common = new Map<Language, readonly string[]>();
  // A page that the app has left is another program's, with none of these texts.
  const ready = pages.filter(({ end }) => end === 'ready');
  for (const language of new Set(ready.map(({ scenario }) => languageShown(scenario)))) {
    const own = ready.filter((page) => languageShown(page.scenario) === language);
    if (own.length < 2) continue;
    const isCommon = (text: string) =>
      own.filter(({ texts }) => texts.includes(text)).length >= own.length * NEARLY_ALL;
    common.set(language, [...new Set(own.flatMap(({ texts }) => texts))].filter(isCommon));
  }
  const commonOn = ({ scenario }: (typeof pages)[number]) => common.get(languageShown(scenario)) ?? [];
  const others = ready.filter((page) => !commonOn(page).every((text) => page.texts.includes(text)));
  const own = pages.map((page) => {
    const { id, texts, agreements } = page;
    const elsewhere = new Set([
      ...(others.includes(page) ? [] : commonOn(page)),
      ...agreements.filter(({ shown }) => shown).flatMap(({ text }) => linesOf(text)),
    ]);
    return [id, texts.filter((text) => !elsewhere.has(text))] as const;
  });
  return { common, own: new Map(own), others: others.map(({ id }) => id) };
}
