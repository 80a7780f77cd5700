import type { Language } from '../../../src/i18n/languages';
import { languageShown } from '../../sweep/checks/language';
import { SCRIPT_FONTS, SCRIPTS } from '../../sweep/fonts/scripts';
import { embeddedFonts } from '../../sweep/fonts/web-fonts';
import type { StateRecord } from '../../sweep/record';

/**
 * A style sheet with the product's fonts for the texts of a pack's pages, because a reader's machine may have no fonts for these scripts.
 */
export function fontStyles(
  records: readonly Pick<StateRecord, 'scenario' | 'texts' | 'heading' | 'agreements'>[],
): string {
  const textOf = new Map<Language, string>([['en', 'Aa']]);
  for (const { scenario, texts, heading, agreements } of records) {
    const language = languageShown(scenario);
    textOf.set(
      language,
      (textOf.get(language) ?? '') + heading + texts.join('') + agreements.map(({ text }) => text).join(''),
    );
  }
  const styles = [...textOf].flatMap(([language, text]) => {
    // The fonts of the other scripts as well, because the list of languages on a page names each language in its own script.
    const families = [
      ...new Set([SCRIPT_FONTS.latin, SCRIPT_FONTS[SCRIPTS[language]], ...Object.values(SCRIPT_FONTS)]),
    ];
    const names = families.map((name) => `"${name}"`).join();
    return [
      ...embeddedFonts(text, families).split('\n'),
      `[lang="${language}"] { font-family: ${names}, system-ui, sans-serif }`,
    ];
  });
  return [...new Set(styles)].join('\n');
}
