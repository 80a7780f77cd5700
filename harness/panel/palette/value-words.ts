import { COUNTRY_LIST, SITE_COUNTRIES } from '../../../fixtures/countries';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';

/** Everyday words by path and value. */
const WORDS: Readonly<Record<string, string>> = {
  'mode mini-program': 'telegram messaging bot',
  'mode sdk': 'embedded token iframe partner',
  'mode app': 'native webview',
  'member.signedIn false': 'session ended signed out login',
  'site EU': 'europe germany',
  'site TUR': 'turkey',
  'site NONE': 'india default global',
};

/** Applies to both levels. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  ALLOW: 'open can start',
  NOT_ALLOW: 'locked',
  PENDING: 'in review',
  SUCCESS: 'approved verified',
  FAILED_AND_CAN_RETRY: 'rejected refused',
  FAILED_AND_CAN_NOT_RETRY: 'rejected refused for good',
  CERTIFICATION_DISABLED: 'disabled off',
};

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
const COUNTRY_NAMES = new Map<string, string>(COUNTRY_LIST.map(({ countryCode, nameEn }) => [countryCode, nameEn]));

/** Search words for a value; may be empty. */
export function valueWords(path: string, value: unknown): string {
  const text = String(value);
  const words = [WORDS[`${path} ${text}`]];
  if (path === 'language' && Object.hasOwn(LANGUAGES, text))
    words.push(ENGLISH.of(text), LANGUAGES[text as Language].name);
  if (path === 'site' && Object.hasOwn(SITE_COUNTRIES, text))
    words.push(COUNTRY_NAMES.get(SITE_COUNTRIES[text as keyof typeof SITE_COUNTRIES]));
  if (path.startsWith('kyc.steps.')) words.push(`level ${path.slice(-1)}`, STATUS_WORDS[text]);
  return words.filter(Boolean).join(' ');
}
