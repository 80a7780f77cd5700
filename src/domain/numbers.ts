import type { LevelName } from './levels';
import { lookUp } from './look-up';

/**
 * Formatting of amounts. Amounts stay text from the API to the page and are never converted to floats. This file must not import
 * decimal.js, which is too large for the first load; arithmetic is in `decimal.ts`.
 */

/** A plain decimal number, the notation in which the server sends amounts. */
const PLAIN = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<decimals>\d+))?$/;

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

const POINT_AND_COMMA: Separators = { group: '.', decimal: ',' };

/**
 * Separators of the languages that do not write numbers as English does. `Intl.NumberFormat` has them too, but the first one that a page
 * creates takes a slow phone 0.2 seconds, and the first screen shows amounts.
 */
const SEPARATORS: Readonly<Record<string, Separators>> = {
  'de-DE': POINT_AND_COMMA,
  'es-ES': POINT_AND_COMMA,
  'id-ID': POINT_AND_COMMA,
  'ru-RU': { group: '\u00a0', decimal: ',' },
  'tr-TR': POINT_AND_COMMA,
  'vi-VN': POINT_AND_COMMA,
};

/** The group separator and the decimal separator of a language of the app. */
export function separators(language: string): Separators {
  return lookUp(SEPARATORS, language) ?? { group: ',', decimal: '.' };
}

/**
 * Formats a plain decimal number with the language's separators and all of its decimals. Returns the input unchanged if it is not a plain
 * decimal number, such as "unlimited".
 */
export function formatAmount(amount: string, language: string): string {
  const { sign = '', whole = '', decimals } = PLAIN.exec(amount)?.groups ?? {};
  if (whole === '') return amount;
  const { group, decimal } = separators(language);
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimals === undefined ? '' : `${decimal}${decimals}`}`;
}

/** Whether the text is a plain decimal number, without an exponent or separators. */
export function isPlainAmount(amount: string): boolean {
  return PLAIN.test(amount);
}

/** Limits of a level by coin: an entry of kyc-info's `quotas`. */
export interface LevelQuota {
  readonly level: LevelName;
  readonly coinLimit: readonly { readonly coin: string; readonly limit: string }[];
}

/** The limits of a level; empty if the server sent none. */
export function currentLimits(quotas: readonly LevelQuota[], level: LevelName): LevelQuota['coinLimit'] {
  return quotas.find((quota) => quota.level === level)?.coinLimit ?? [];
}

/** A level's limit in BTC, which counts as the level's quota. Undefined if the server sent none. */
export function btcLimit(quotas: readonly LevelQuota[], level: LevelName): string | undefined {
  return currentLimits(quotas, level).find(({ coin }) => coin === 'BTC')?.limit;
}

/** The BTC limit of a member whose verification was removed: that of an account without a level. Zero if the server sent none. */
export function limitAfterReset(quotas: readonly LevelQuota[]): string {
  return btcLimit(quotas, 'LEVEL_DEFAULT') ?? '0';
}

/** A number with more than 8 decimals, or with trailing zeros after the point. */
const TO_BE_ROUNDED = /^-?\d+\.(\d{9,}|\d*0)$/;

/** Whether limits need the decimal arithmetic of `limits.ts`, because they have to be rounded or converted to the member's currency. */
export function needsDecimals(limits: readonly string[], rate: number): boolean {
  return limits.length > 0 && (rate !== 1 || limits.some((limit) => TO_BE_ROUNDED.test(limit)));
}
