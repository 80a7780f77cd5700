import type { LevelName } from './levels';
import { lookUp } from './look-up';

/** Amounts stay text. decimal.js is too large for the first load. */

/** The server's notation for amounts. */
const PLAIN = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<decimals>\d+))?$/;

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

const POINT_AND_COMMA: Separators = { group: '.', decimal: ',' };

/** Not `Intl.NumberFormat`: its first use takes 0.2 seconds on a slow phone. */
const SEPARATORS: Readonly<Record<string, Separators>> = {
  'de-DE': POINT_AND_COMMA,
  'es-ES': POINT_AND_COMMA,
  'id-ID': POINT_AND_COMMA,
  'ru-RU': { group: '\u00a0', decimal: ',' },
  'tr-TR': POINT_AND_COMMA,
  'vi-VN': POINT_AND_COMMA,
};

export function separators(language: string): Separators {
  return lookUp(SEPARATORS, language) ?? { group: ',', decimal: '.' };
}

/** Other text, such as "unlimited", stays unchanged. */
export function formatAmount(amount: string, language: string): string {
  const { sign = '', whole = '', decimals } = PLAIN.exec(amount)?.groups ?? {};
  if (whole === '') return amount;
  const { group, decimal } = separators(language);
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimals === undefined ? '' : `${decimal}${decimals}`}`;
}

/** No exponent or separators. */
export function isPlainAmount(amount: string): boolean {
  return PLAIN.test(amount);
}

export interface LevelQuota {
  readonly level: LevelName;
  readonly coinLimit: readonly { readonly coin: string; readonly limit: string }[];
}

/** Empty if the server sent none. */
export function currentLimits(quotas: readonly LevelQuota[], level: LevelName): LevelQuota['coinLimit'] {
  return quotas.find((quota) => quota.level === level)?.coinLimit ?? [];
}

/** Undefined if not sent. */
export function btcLimit(quotas: readonly LevelQuota[], level: LevelName): string | undefined {
  return currentLimits(quotas, level).find(({ coin }) => coin === 'BTC')?.limit;
}

/** For an account without a level. Zero if not sent. */
export function limitAfterReset(quotas: readonly LevelQuota[]): string {
  return btcLimit(quotas, 'LEVEL_DEFAULT') ?? '0';
}

/** More than 8 decimals, or trailing zeros. */
const TO_BE_ROUNDED = /^-?\d+\.(\d{9,}|\d*0)$/;

/** Rounding and conversion are in `limits.ts`. */
export function needsDecimals(limits: readonly string[], rate: number): boolean {
  return limits.length > 0 && (rate !== 1 || limits.some((limit) => TO_BE_ROUNDED.test(limit)));
}
