import { abbreviate, ProductDecimal, toFixedDecimal } from './decimal';
import { lookUp } from './look-up';
import { moneyText, shortMoneyText } from './money';
import { formatAmount, isPlainAmount } from './numbers';

/** Load it only if `needsDecimals`. */

/** Coins worth one US dollar. */
const DOLLAR_COINS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

/** Up to 8 decimals, half up. Other text stays unchanged. */
export function limitText(amount: string, language: string): string {
  if (!isPlainAmount(amount)) return amount;
  const fixed = toFixedDecimal(amount);
  return formatAmount(fixed.replace(/\.?0+$/, ''), language);
}

/** Undefined unless a plain number of a dollar coin. @param rate units per US dollar */
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

/** Whether it writes words ('triệu') or short forms ('Mio.'). */
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
  'zh-HK': ['zh-TW', 'short'],
};
/** Write a space between digits and a Chinese character. */
const SPACED: ReadonlySet<string> = new Set(['zh-CN', 'zh-TW', 'zh-HK']);

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
