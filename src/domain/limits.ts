import { abbreviate, ProductDecimal, toFixedDecimal } from './decimal';
import { moneyText } from './money';
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
 * Formats the value of a limit in the member's currency, abbreviated to K, M or B because the rate is only approximate. Returns undefined
 * if the coin is not worth a dollar, or if the amount is not a plain number.
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
  const short = abbreviate(new ProductDecimal(amount).times(rate).toString());
  const number = short.replace(/[KMB]$/, '');
  return moneyText(`${formatAmount(number, language)}${short.slice(number.length)}`, currency, language);
}
