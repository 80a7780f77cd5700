import * as z from 'zod/mini';
import { isRealDay } from './real-day';

/** Validates entered dates, as YYYY-MM-DD. */

/** Both included. */
export interface DayBounds {
  readonly min: string;
  readonly max: string;
}

const FIRST_BIRTHDAY = '1900-01-01';
/** For a proof of address or a supporting document. */
export const MAX_PAPER_AGE_MONTHS = 3;
/** A longer validity counts as a typing error. */
const MAX_VALID_YEARS = 50;

/** The server checks the age. */
export function birthBounds(now: Date): DayBounds {
  return { min: FIRST_BIRTHDAY, max: localDay(now) };
}

export function issueBounds(now: Date): DayBounds {
  const today = localDay(now);
  return { min: addMonths(today, -MAX_PAPER_AGE_MONTHS), max: today };
}

/** Not before today. */
export function expiryBounds(now: Date): DayBounds {
  const today = localDay(now);
  return { min: today, max: addMonths(today, 12 * MAX_VALID_YEARS) };
}

/**
 * Issue ids are in `ui/fields/validation-messages.ts`. @param options.optional accepts an empty value (default: false)
 */
export function daySchema({ min, max }: DayBounds, format: (day: string) => string, { optional = false } = {}) {
  // One message per date.
  const within = (accepts: (day: string) => boolean, params: Readonly<Record<string, string>>) =>
    z.refine<string>((day) => day === '' || accepts(day), { params, abort: true });
  return z.string().check(
    z.minLength(optional ? 0 : 1),
    within(isRealDay, { id: 'type.date' }),
    within((day) => day >= min, { id: 'date.min', min: format(min) }),
    within((day) => day <= max, { id: 'date.max', max: format(max) }),
  );
}

/** YYYY-MM-DD in the local time zone. */
export function localDay(now: Date): string {
  return dayOf(now.getFullYear(), now.getMonth(), now.getDate());
}

/** Falls back to the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(year, month - 1 + months, Math.min(date, lastDate));
}

/** `month` counts from 0 and may overflow. */
function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
