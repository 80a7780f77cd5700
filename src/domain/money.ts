import { lookUp } from './look-up';

/** Not part of the first load. */

type Around = readonly [before: string, after: string];

const CODE_FIRST: ReadonlySet<string> = new Set(['en', 'en-US', 'en-HK', 'id-ID']);

/** With a sign or word instead of the code. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, Around>>>> = {
  'en-US': { USD: ['$', ''], HKD: ['HK$', ''] },
  'en-HK': { USD: ['US$', ''], HKD: ['HK$', ''] },
  'zh-CN': { USD: ['', '\u00a0美元'], HKD: ['', '\u00a0港元'], AED: ['', '\u00a0迪拉姆（AED）'] },
  'zh-TW': { USD: ['', '\u00a0美元'], HKD: ['', '\u00a0港元'], AED: ['', '\u00a0迪拉姆（AED）'] },
  'zh-HK': { USD: ['', '\u00a0美元'], HKD: ['', '\u00a0港元'], AED: ['', '\u00a0阿聯酋迪拉姆'] },
  'ja-JP': { USD: ['', '米ドル'], HKD: ['', '香港ドル'], AED: ['', 'UAEディルハム'] },
  'ko-KR': { USD: ['미화\u00a0', '달러'], HKD: ['', '\u00a0홍콩\u00a0달러'], AED: ['', '\u00a0디르함(AED)'] },
  'ar-SA': { USD: ['', '\u00a0دولار أمريكي'], HKD: ['', '\u00a0دولار هونغ كونغ'], AED: ['', '\u00a0درهم إماراتي'] },
};

/** Differs from '25%'. */
const PERCENT: Readonly<Record<string, Around>> = {
  'de-DE': ['', '\u00a0%'],
  'es-ES': ['', '\u00a0%'],
  'ru-RU': ['', '\u00a0%'],
  'tr-TR': ['%', ''],
};

/** Right-to-left text must isolate a number with a Latin code or sign. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar-SA']);

/** Such as `$25,000` or `25.000 USD`, unbroken. @param number from `formatAmount` @param currency ISO 4217 code */
export function moneyText(number: string, currency: string, language: string): string {
  const written = lookUp(lookUp(WRITTEN, language) ?? {}, currency);
  if (written !== undefined) return written.join(number);
  return oneRun(CODE_FIRST.has(language) ? `${currency}\u00a0${number}` : `${number}\u00a0${currency}`, language);
}

/** `780 萬港元`, `7,8 Mio. HKD`. @param unit with its leading space if any */
export function shortMoneyText(number: string, unit: string, currency: string, language: string): string {
  const [before, after] = lookUp(lookUp(WRITTEN, language) ?? {}, currency) ?? ['', undefined];
  const short = `${before}${number}${unit}`;
  if (after !== undefined) return `${short}${(lookUp(AFTER_UNIT, language) ?? same)(after)}`;
  if (RIGHT_TO_LEFT.has(language)) return `${short}\u00a0${oneRun(currency, language)}`;
  const of = language === 'es-ES' && /(ón|ones)$/.test(unit) ? 'de\u00a0' : '';
  return CODE_FIRST.has(language) ? `${currency}\u00a0${short}` : `${short}\u00a0${of}${currency}`;
}

/** Default: as after digits. */
const AFTER_UNIT: Readonly<Record<string, (word: string) => string>> = {
  'zh-CN': (word) => word.trimStart(),
  'zh-TW': (word) => word.trimStart(),
  'zh-HK': (word) => word.trimStart(),
  'ko-KR': (word) => `\u00a0${word.trimStart()}`,
};
const same = (word: string) => word;

/** Such as `25%`, `25 %` or `%25`. @param number from `formatAmount` */
export function percentText(number: string, language: string): string {
  return oneRun((lookUp(PERCENT, language) ?? ['', '%']).join(number), language);
}

function oneRun(text: string, language: string): string {
  return RIGHT_TO_LEFT.has(language) ? `\u2066${text}\u2069` : text;
}
