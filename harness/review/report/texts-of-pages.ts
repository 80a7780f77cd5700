import { languageShown } from '../../sweep/checks/language';
import { linesOf } from '../../sweep/served-agreements';
import type { PageRecord } from '../pack-files';

type Language = ReturnType<typeof languageShown>;

/** The texts of a pack as its report shows them, each once. */
interface PackTexts {
  /** By language: what each page of the language shows, such as the header and the footer. None for a language with one page. */
  readonly common: ReadonlyMap<Language, readonly string[]>;
  /** By the id of the page: all other texts, in their order. Lines of an agreement that has a file of its own are left out. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

export function textsOfPages(
  pages: readonly Pick<PageRecord, 'id' | 'scenario' | 'texts' | 'agreements' | 'end'>[],
): PackTexts {
  const common = new Map<Language, readonly string[]>();
  // A page that the app has left is another program's, with none of these texts.
  const ready = pages.filter(({ end }) => end === 'ready');
  for (const language of new Set(ready.map(({ scenario }) => languageShown(scenario)))) {
    const [first, ...others] = ready.filter(({ scenario }) => languageShown(scenario) === language);
    if (first === undefined || others.length === 0) continue;
    const shared = first.texts.filter((text) => others.every(({ texts }) => texts.includes(text)));
    common.set(language, [...new Set(shared)]);
  }
  const own = pages.map(({ id, scenario, texts, agreements }) => {
    const elsewhere = new Set([
      ...(common.get(languageShown(scenario)) ?? []),
      ...agreements.filter(({ shown }) => shown).flatMap(({ text }) => linesOf(text)),
    ]);
    return [id, texts.filter((text) => !elsewhere.has(text))] as const;
  });
  return { common, own: new Map(own) };
}
