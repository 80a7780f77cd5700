import { abbreviate, ProductDecimal, toFixedDecimal } from './decimal';
import { formatAmount, isPlainAmount } from './numbers';

/** Limits that have to be computed before they are shown. Comes with decimal.js, so only pages that need it load it. */

/** Coins that are worth a US dollar: the rate turns them into the member's currency. */
const DOLLAR_COINS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

/** A limit as the language writes it: rounded half up to 8 decimals, without zeros at the end. What is no number stays as it is. */
export function limitText(amount: string, language: string): string {
  if (!isPlainAmount(amount)) return amount;
  const fixed = toFixedDecimal(amount);
  return formatAmount(fixed.replace(/\.?0+$/, ''), language);
}

/**
 * What a limit in a dollar coin is worth in the member's currency, shortened to K, M or B: a rate changes all the time, so more digits would
 * claim too much. Undefined for every other coin, and for what is no number.
 *
 * @param rate units of the member's currency for one US dollar
 */
export function approximateValue(coin: string, amount: string, rate: number, language: string): string | undefined {
  if (!DOLLAR_COINS.has(coin) || !isPlainAmount(amount)) return undefined;
  const short = abbreviate(new ProductDecimal(amount).times(rate).toString());
  const number = short.replace(/[KMB]$/, '');
  return `${formatAmount(number, language)}${short.slice(number.length)}`;
}
