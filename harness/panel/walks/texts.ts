import { COUNTRY_LIST } from '../../../fixtures/countries';
import type { Language } from '../../../src/i18n/languages';
import type { RecordOptions } from '../../core/walks/commands';
import type { WalkTexts } from '../../core/walks/walk-texts';
import { control } from '../state/api';

const texts = new Map<Language, WalkTexts>();

/** Cached, because texts change only with a build. */
export async function textsIn(language: Language): Promise<WalkTexts> {
  const known = texts.get(language);
  if (known) return known;
  const loaded = new Map(Object.entries(await control<Record<string, string>>('GET', `/texts?language=${language}`)));
  texts.set(language, loaded);
  return loaded;
}

/** Longer texts, such as agreements, never name an element. */
const MAX_WORDS = 300;

/** Lets the page name its elements by key. */
export async function recordOptions(language: Language): Promise<RecordOptions> {
  const known = [...(await textsIn(language))].filter(([, text]) => text.length <= MAX_WORDS);
  return { texts: Object.fromEntries(known), countries: countriesIn(language) };
}

/** Maps names in the language and in English to country codes. */
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

const REGIONS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((first, _at, letters) =>
  letters.map((second) => first + second),
);
/** Countries with other English names in browsers. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'Hong Kong': 'Hong Kong SAR China' };
