import { abbreviate, ProductDecimal, toFixedDecimal } from './decimal';
import { lookUp } from './look-up';
import { moneyText, shortMoneyText } from './money';
import { formatAmount, isPlainAmount } from './numbers';

/** Formatting of limits that need decimal arithmetic. Imports decimal.js, so load it only where `needsDecimals` is true. */

/** Coins with the value of one US dollar, which the rate converts to the member's currency. */
const DOLLAR_COINS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

/** Formats a limit in a language: rounded half up to 8 decimals, without trailing zeros. Returns other text than plain numbers unchanged. */
export function limitText(amount: string, language: string): string {
  if (!isPlainAmount(amount)) return amount;
  const fixed = toFixedDecimal(amount);
  return formatAmount(fixed.replace(/\.?0+$/, ''), language);
}

/**
 * Formats the value of a limit in the member's currency, abbreviated because the rate is only approximate: to K, M or B in English, else to
 * the units in which the language counts. Returns undefined if the coin is not worth a dollar, or if the amount is not a plain number.
 *
 * @param currency code of the member's currency
 * @param rate units of it for one US dollar
 */
export function approximateValue(
  coin: string,
  amount: string,
  { currency, rate }: { readonly currency: string; readonly rate: number },
  language: string,
): string | undefined {
  if (!DOLLAR_COINS.has(coin) || !isPlainAmount(amount)) return undefined;
  const value = new ProductDecimal(amount).times(rate).toString();
  const [number, unit] = shortNumber(value, language);
  return unit === '' ? moneyText(number, currency, language) : shortMoneyText(number, unit, currency, language);
}

/** How each language but English abbreviates a large number: whose rules `Intl` takes, and whether it writes words ('triệu') or short forms ('Mio.'). */
const COMPACT: Readonly<Record<string, readonly [locale: string, display: 'short' | 'long']>> = {
  'ar-SA': ['ar-SA', 'short'],
  'de-DE': ['de-DE', 'short'],
  'es-ES': ['es-ES', 'long'],
  'id-ID': ['id-ID', 'long'],
  'ja-JP': ['ja-JP', 'short'],
  'ko-KR': ['ko-KR', 'short'],
  'ru-RU': ['ru-RU', 'short'],
  'th-TH': ['th-TH', 'long'],
  'tr-TR': ['tr-TR', 'long'],
  'vi-VN': ['vi-VN', 'long'],
  'zh-CN': ['zh-CN', 'short'],
  'zh-TW': ['zh-TW', 'short'],
  // For Hong Kong, Intl writes K, M and B.
  'zh-HK': ['zh-TW', 'short'],
};
/** Languages that write a space between digits and a Chinese character. */
const SPACED: ReadonlySet<string> = new Set(['zh-CN', 'zh-TW', 'zh-HK']);

/** Digits and unit of a rounded number; the unit is empty for a number that the language does not abbreviate. */
function shortNumber(value: string, language: string): readonly [digits: string, unit: string] {
  const row = lookUp(COMPACT, language);
  if (row === undefined) {
    const short = abbreviate(value);
    const digits = short.replace(/[KMB]$/, '');
    return [formatAmount(digits, language), short.slice(digits.length)];
  }
  const [locale, compactDisplay] = row;
  const parts = new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).formatToParts(Number(value));
  const unit = parts.find(({ type }) => type === 'compact')?.value ?? '';
  if (unit === '') return [formatAmount(toFixedDecimal(value, Number(value) < 1000 ? 2 : 0), language), ''];
  const isDigits = ({ type }: Intl.NumberFormatPart) => type !== 'compact' && type !== 'literal';
  const hasSpace = SPACED.has(language) || parts.some(({ type }) => type === 'literal');
  const digits = parts.filter(isDigits).map((part) => part.value);
  return [digits.join(''), `${hasSpace ? '\u00a0' : ''}${unit}`];
}
