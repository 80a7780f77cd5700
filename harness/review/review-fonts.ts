import type { Language } from '../../src/i18n/languages';
import { languageShown } from '../sweep/checks/language';
import { embeddedFonts } from '../sweep/fonts/web-fonts';
import type { StateRecord } from '../sweep/record';

const LATIN_FONT = 'IBM Plex Sans';

/** The product's font for each script that is not in the font for Latin. */
const SCRIPT_FONTS: Partial<Record<Language, string>> = {
  'ar-SA': 'IBM Plex Sans Arabic',
  'ja-JP': 'IBM Plex Sans JP',
  'ko-KR': 'IBM Plex Sans KR',
  'th-TH': 'IBM Plex Sans Thai',
  'zh-CN': 'IBM Plex Sans SC',
  'zh-HK': 'IBM Plex Sans TC',
  'zh-TW': 'IBM Plex Sans TC',
};

/**
 * A style sheet with the product's fonts for the texts of a pack's pages, because a reader's machine may have no fonts for these scripts.
 */
export function fontStyles(records: readonly Pick<StateRecord, 'scenario' | 'texts' | 'heading'>[]): string {
  const textOf = new Map<Language, string>([['en', 'Aa']]);
  for (const { scenario, texts, heading } of records) {
    const language = languageShown(scenario);
    textOf.set(language, (textOf.get(language) ?? '') + heading + texts.join(''));
  }
  const styles = [...textOf].flatMap(([language, text]) => {
    // The fonts of the other scripts as well, because the list of languages on a page names each language in its own script.
    const families = [...new Set([LATIN_FONT, SCRIPT_FONTS[language] ?? LATIN_FONT, ...Object.values(SCRIPT_FONTS)])];
    const names = families.map((name) => `"${name}"`).join();
    return [
      ...embeddedFonts(text, families).split('\n'),
      `[lang="${language}"] { font-family: ${names}, system-ui, sans-serif }`,
    ];
  });
  return [...new Set(styles)].join('\n');
}
