import { languageShown } from '../../sweep/checks/language';
import { linesOf } from '../../sweep/served-agreements';
import type { PageRecord } from '../pack-files';

type Language = ReturnType<typeof languageShown>;

/** The texts of a pack as its report shows them, each once. */
interface PackTexts {
  /** By language: what most pages of the language show, such as the header and the footer. None for a language with few pages: there each page shows all of its own. */
  readonly common: ReadonlyMap<Language, readonly string[]>;
  /** By the id of the page: all other texts, in their order. Lines of an agreement that has a file of its own are left out. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** By the id of the page: the common texts of its language that it does not show, such as those of the header on a page without one. */
  readonly lacking: ReadonlyMap<string, readonly string[]>;
}

/** Fewest pages of a language that have common texts. */
const FEWEST = 8;
/** Part of a language's pages that show a common text. */
const MOST = 0.75;

export function textsOfPages(
  pages: readonly Pick<PageRecord, 'id' | 'scenario' | 'texts' | 'agreements' | 'end'>[],
): PackTexts {
  const common = new Map<Language, readonly string[]>();
  // A page that the app has left is another program's, with none of these texts.
  const ready = pages.filter(({ end }) => end === 'ready');
  for (const language of new Set(ready.map(({ scenario }) => languageShown(scenario)))) {
    const own = ready.filter((page) => languageShown(page.scenario) === language);
    if (own.length < FEWEST) continue;
    const isCommon = (text: string) => own.filter(({ texts }) => texts.includes(text)).length >= own.length * MOST;
    common.set(language, [...new Set(own.flatMap(({ texts }) => texts))].filter(isCommon));
  }
  const commonOn = ({ scenario }: (typeof pages)[number]) => common.get(languageShown(scenario)) ?? [];
  const lacking = ready.flatMap((page) => {
    const texts = commonOn(page).filter((text) => !page.texts.includes(text));
    return texts.length === 0 ? [] : [[page.id, texts] as const];
  });
  const own = pages.map((page) => {
    const { id, texts, agreements, end } = page;
    const elsewhere = new Set([
      ...(end === 'ready' ? commonOn(page) : []),
      ...agreements.filter(({ shown }) => shown).flatMap(({ text }) => linesOf(text)),
    ]);
    return [id, texts.filter((text) => !elsewhere.has(text))] as const;
  });
  return { common, own: new Map(own), lacking: new Map(lacking) };
}
