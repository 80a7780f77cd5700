import type { Language } from '../../../../src/i18n/languages';
import { languageShown } from '../../../core/page-language';
import type { StateRecord } from '../../../kit/record';
import { SCRIPT_FONTS, SCRIPTS } from '../../sweep/fonts/scripts';
import { embeddedFonts } from '../../sweep/fonts/web-fonts';

/** The product's fonts for the texts of a pack, because a reader's machine may have none for these scripts. */
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
    // Includes fonts of other scripts, because the language list names each language in its own script.
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
