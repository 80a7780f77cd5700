import type { LevelName } from './levels';

/**
 * Amounts as they are shown. They stay text from the wire to the page: none passes through a float. Free of decimal.js, which the
 * first load cannot afford; what computes is in `decimal.ts`.
 */

/** A plain decimal number, as the server prints amounts. */
const PLAIN = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<decimals>\d+))?$/;

/** What a language writes between groups of digits and before the decimals. */
export function separators(language: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: true, numberingSystem: 'latn' }).formatToParts(12345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: find('group') ?? ',', decimal: find('decimal') ?? '.' };
}

/**
 * Plain decimal notation with the thousands separated and the decimals that it has, as the language writes them: in English by commas.
 * What is no plain decimal number comes back as it is: a server's "unlimited" is to be read, not to vanish.
 */
export function formatAmount(amount: string, language: string): string {
  const { sign = '', whole = '', decimals } = PLAIN.exec(amount)?.groups ?? {};
  if (whole === '') return amount;
  const { group, decimal } = separators(language);
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimals === undefined ? '' : `${decimal}${decimals}`}`;
}

/** Whether a text is a plain decimal number, with which can be computed. */
export function isPlainAmount(amount: string): boolean {
  return PLAIN.test(amount);
}

/** Limits of a level by coin (spec 3, `quotas`). */
export interface LevelQuota {
  readonly level: LevelName;
  readonly coinLimit: readonly { readonly coin: string; readonly limit: string }[];
}

/** The limits of the level that the member has reached; none where the server sends none. */
export function currentLimits(quotas: readonly LevelQuota[], level: LevelName): LevelQuota['coinLimit'] {
  return quotas.find((quota) => quota.level === level)?.coinLimit ?? [];
}

/** A level's limit in BTC: the one that counts as the current level quota (spec 9). */
export function btcLimit(quotas: readonly LevelQuota[], level: LevelName): string | undefined {
  return currentLimits(quotas, level).find(({ coin }) => coin === 'BTC')?.limit;
}

/** More decimals than are shown, or a zero that ends them. */
const TO_BE_ROUNDED = /^-?\d+\.(\d{9,}|\d*0)$/;

/** Whether limits have to be computed (`limits.ts`) before they are shown: to be rounded, or to be told in the member's currency. */
export function needsDecimals(limits: readonly string[], rate: number): boolean {
  return limits.length > 0 && (rate !== 1 || limits.some((limit) => TO_BE_ROUNDED.test(limit)));
}
