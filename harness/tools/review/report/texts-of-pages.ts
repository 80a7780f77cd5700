import { languageShown } from '../../../core/page-language';
import { linesOf } from '../../../core/served-agreements';
import type { PageRecord } from '../../../kit/pack/pack-files';

type Language = ReturnType<typeof languageShown>;

/** The texts of a pack as its report shows them, without repetition. */
interface PackTexts {
  /** By language: what most of its pages show, such as header and footer. None for a language with few pages. */
  readonly common: ReadonlyMap<Language, readonly string[]>;
  /** By page id: all other texts in order, without agreements that have their own file. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** By page id: common texts of the language that the page lacks, such as the header's. */
  readonly lacking: ReadonlyMap<string, readonly string[]>;
}

/** Minimum number of a language's pages for common texts. */
const FEWEST = 8;
/** Minimum share of a language's pages that show a common text. */
const MOST = 0.75;

export function textsOfPages(
  pages: readonly Pick<PageRecord, 'id' | 'scenario' | 'texts' | 'agreements' | 'end'>[],
): PackTexts {
  const common = new Map<Language, readonly string[]>();
  // A page that the app has left belongs to another program and has none of these texts.
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
