import { lookUp } from '../../../../src/domain/look-up';
import { LANGUAGES, type Language } from '../../../../src/i18n/languages';

export const SCRIPT_FONTS = {
  latin: 'IBM Plex Sans',
  cyrillic: 'IBM Plex Sans',
  arabic: 'IBM Plex Sans Arabic',
  japanese: 'IBM Plex Sans JP',
  korean: 'IBM Plex Sans KR',
  thai: 'IBM Plex Sans Thai',
  simplified: 'IBM Plex Sans SC',
  traditional: 'IBM Plex Sans TC',
} as const;

type Script = keyof typeof SCRIPT_FONTS;

/** Scripts by their ISO 15924 code. */
const BY_CODE: Readonly<Record<string, Script>> = {
  Latn: 'latin',
  Cyrl: 'cyrillic',
  Arab: 'arabic',
  Jpan: 'japanese',
  Kore: 'korean',
  Thai: 'thai',
  Hans: 'simplified',
  Hant: 'traditional',
};

export const SCRIPTS = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, scriptOf(language)]),
) as Readonly<Record<Language, Script>>;

function scriptOf(language: string): Script {
  const { script = '' } = new Intl.Locale(language).maximize();
  const known = lookUp(BY_CODE, script);
  if (known === undefined)
    throw new Error(`${language} is written in ${script}: add it and its font to harness/tools/sweep/fonts/scripts.ts`);
  return known;
}
