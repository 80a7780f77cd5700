import * as z from 'zod/mini';
import { isRealDay } from './real-day';

/** Days that members type, as YYYY-MM-DD, and how far back and ahead they may lie. */

/** The first and the last day that a form takes. */
export interface DayBounds {
  readonly min: string;
  readonly max: string;
}

/** Nobody who could sign up was born before. */
const FIRST_BIRTHDAY = '1900-01-01';
/** Age in months at which a paper no longer proves an address. */
const MAX_PAPER_AGE_MONTHS = 3;
/** No document is good for longer; one that is, is a slip of the hand. */
const MAX_VALID_YEARS = 50;

/** Bounds of a date of birth. Whether the member is old enough is the server's decision. */
export function birthBounds(now: Date): DayBounds {
  return { min: FIRST_BIRTHDAY, max: localDay(now) };
}

/** Bounds of the day on which a paper was issued that has to be recent. */
export function issueBounds(now: Date): DayBounds {
  const today = localDay(now);
  return { min: addMonths(today, -MAX_PAPER_AGE_MONTHS), max: today };
}

/** Bounds of the day on which a document expires: it has to be good today. */
export function expiryBounds(now: Date): DayBounds {
  const today = localDay(now);
  return { min: today, max: addMonths(today, 12 * MAX_VALID_YEARS) };
}

/**
 * A day that the calendar has, within bounds. `write` says a day the way the page does, for the messages; an optional day may be empty.
 * The messages are those of `src/ui/fields/validation-messages.ts`.
 */
export function daySchema({ min, max }: DayBounds, write: (day: string) => string, { optional = false } = {}) {
  const within = (accepts: (day: string) => boolean, params: Readonly<Record<string, string>>, abort = false) =>
    z.refine<string>((day) => day === '' || accepts(day), { params, abort });
  return z.string().check(
    z.minLength(optional ? 0 : 1),
    within(isRealDay, { id: 'type.date' }, true),
    within((day) => day >= min, { id: 'date.min', min: write(min) }),
    within((day) => day <= max, { id: 'date.max', max: write(max) }),
  );
}

/** The day that the member's own calendar shows. */
function localDay(now: Date): string {
  return dayOf(now.getFullYear(), now.getMonth(), now.getDate());
}

/** The same day of another month, or the last one where that month is shorter. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(year, month - 1 + months, Math.min(date, lastDate));
}

function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
