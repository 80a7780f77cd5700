import { COUNTRY_LIST } from '../../../fixtures/countries';
import type { Language } from '../../../src/i18n/languages';
import type { WalkTexts } from '../../engine/walks/walk-texts';
import type { RecordOptions } from '../../walks/page/record';
import { control } from '../state/api';

const texts = new Map<Language, WalkTexts>();

/** The texts of a language, from the server; kept, because they change with a build only. */
export async function textsIn(language: Language): Promise<WalkTexts> {
  const known = texts.get(language);
  if (known) return known;
  const loaded = new Map(Object.entries(await control<Record<string, string>>('GET', `/texts?language=${language}`)));
  texts.set(language, loaded);
  return loaded;
}

/** Longest text by which an element is called; longer ones, such as those of agreements, need not be known. */
const MAX_WORDS = 300;

/** What the app's page needs to name its elements by keys. */
export async function recordOptions(language: Language): Promise<RecordOptions> {
  const known = [...(await textsIn(language))].filter(([, text]) => text.length <= MAX_WORDS);
  return { texts: Object.fromEntries(known), countries: countriesIn(language) };
}

/** The codes of the countries by their names in a language and in English: a walk names a country by its code. */
function countriesIn(language: Language): Record<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const own = new Intl.DisplayNames(language, { type: 'region' });
  const regions = new Map(REGIONS.map((region) => [english.of(region), region]));
  return Object.fromEntries(
    COUNTRY_LIST.flatMap(({ countryCode, nameEn }) => {
      const region = regions.get(nameEn) ?? regions.get(OTHER_NAMES[nameEn] ?? '');
      const names = [nameEn, ...(region === undefined ? [] : [own.of(region) ?? nameEn])];
      return names.map((name) => [name, countryCode]);
    }),
  );
}

/** Two-letter codes of regions. */
const REGIONS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((first, _at, letters) =>
  letters.map((second) => first + second),
);
/** Countries that browsers call otherwise in English. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'Hong Kong': 'Hong Kong SAR China' };
