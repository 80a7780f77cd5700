import * as z from 'zod/mini';
import { isRealDay } from './real-day';

/** Validation of dates that members enter, in the form YYYY-MM-DD. */

/** The earliest and the latest date that a form field accepts, both included. */
export interface DayBounds {
  readonly min: string;
  readonly max: string;
}

/** Earliest accepted date of birth. */
const FIRST_BIRTHDAY = '1900-01-01';
/** A proof of address, and a document that supports an application, may be at most this many months old. */
export const MAX_PAPER_AGE_MONTHS = 3;
/** Longest accepted validity of a document. A later date is taken for a typing error. */
const MAX_VALID_YEARS = 50;

/** Bounds of a date of birth. Whether the member is old enough is the server's decision. */
export function birthBounds(now: Date): DayBounds {
  return { min: FIRST_BIRTHDAY, max: localDay(now) };
}

/** Bounds of the issue date of a recent document, such as a proof of address. */
export function issueBounds(now: Date): DayBounds {
  const today = localDay(now);
  return { min: addMonths(today, -MAX_PAPER_AGE_MONTHS), max: today };
}

/** Bounds of a document's expiry date: it may not have expired before today. */
export function expiryBounds(now: Date): DayBounds {
  const today = localDay(now);
  return { min: today, max: addMonths(today, 12 * MAX_VALID_YEARS) };
}

/**
 * Schema of a calendar date within bounds. Its issues carry the message ids of `src/ui/fields/validation-messages.ts`.
 *
 * @param format formats a date for the messages
 * @param options.optional whether an empty value is accepted (default: false)
 */
export function daySchema({ min, max }: DayBounds, format: (day: string) => string, { optional = false } = {}) {
  // One message for a date: the checks after the first that fails are left out.
  const within = (accepts: (day: string) => boolean, params: Readonly<Record<string, string>>) =>
    z.refine<string>((day) => day === '' || accepts(day), { params, abort: true });
  return z.string().check(
    z.minLength(optional ? 0 : 1),
    within(isRealDay, { id: 'type.date' }),
    within((day) => day >= min, { id: 'date.min', min: format(min) }),
    within((day) => day <= max, { id: 'date.max', max: format(max) }),
  );
}

/** The current date in the member's own time zone, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  return dayOf(now.getFullYear(), now.getMonth(), now.getDate());
}

/** Adds months to a date; falls back to the month's last day if the month is too short. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(year, month - 1 + months, Math.min(date, lastDate));
}

/** Formats a date as YYYY-MM-DD. `month` counts from 0; values out of range overflow into the next month or year. */
function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
