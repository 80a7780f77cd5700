import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthBounds, daySchema, expiryBounds, issueBounds } from './dates';
import { isRealDay } from './real-day';

describe('a real day', () => {
  it.each([
    ['2004-02-29', true],
    ['2003-02-29', false],
    ['2026-02-30', false],
    ['2000-13-01', false],
    ['2000-00-10', false],
    ['2000-04-31', false],
    ['2000-04-00', false],
    ['2004--', false],
    ['04-02-29', false],
    ['2004-02-29T00:00', false],
    ['', false],
  ])('%j: %s', (value, real) => {
    expect(isRealDay(value)).toBe(real);
  });

  it('is every day that a calendar counts, and no day after the last of a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const day = (date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        expect([isRealDay(day(1)), isRealDay(day(last)), isRealDay(day(last + 1))]).toEqual([true, true, false]);
      }),
    );
  });
});

/** Noon of a day on the clock of whoever runs this. */
const noon = (year: number, month: number, date: number) => new Date(year, month - 1, date, 12);

describe('bounds', () => {
  it.each([
    [birthBounds, noon(2026, 11, 21), '1900-01-01', '2026-11-21'],
    [issueBounds, noon(2026, 11, 21), '2026-08-21', '2026-11-21'],
    [issueBounds, noon(2026, 5, 31), '2026-02-28', '2026-05-31'],
    [issueBounds, noon(2024, 5, 31), '2024-02-29', '2024-05-31'],
    [issueBounds, noon(2026, 1, 15), '2025-10-15', '2026-01-15'],
    [expiryBounds, noon(2026, 11, 21), '2026-11-21', '2076-11-21'],
    [expiryBounds, noon(2024, 2, 29), '2024-02-29', '2074-02-28'],
  ])('%o at %o', (bounds, now, min, max) => {
    expect(bounds(now)).toEqual({ min, max });
  });

  it.each([
    [2026, 10, 21, 0, 0],
    [2026, 10, 21, 23, 59],
  ])('go by the calendar of the member, from the first minute of a day to the last', (...parts) => {
    const [year, month, date, hours, minutes] = parts;
    expect(birthBounds(new Date(year, month, date, hours, minutes)).max).toBe('2026-11-21');
  });
});

describe('the schema of a day', () => {
  const bounds = { min: '2026-08-21', max: '2026-11-21' };
  const complaint = (value: string, more?: { optional: boolean }) => {
    const { error } = daySchema(bounds, (day) => `<${day}>`, more).safeParse(value);
    return error?.issues.map((issue) => ('params' in issue ? issue.params : issue.code));
  };
  it.each([
    ['2026-08-21', undefined],
    ['2026-11-21', undefined],
    ['2026-08-20', [{ id: 'date.min', min: '<2026-08-21>' }]],
    ['2026-11-22', [{ id: 'date.max', max: '<2026-11-21>' }]],
    ['2090-01-01', [{ id: 'date.max', max: '<2026-11-21>' }]],
    // One complaint alone: how late an impossible day is does not matter.
    ['2026-02-30', [{ id: 'type.date' }]],
    ['2026-09-31', [{ id: 'type.date' }]],
    ['2026--', [{ id: 'type.date' }]],
    ['', ['too_small']],
  ])('%j: %j', (value, expected) => {
    expect(complaint(value)).toEqual(expected);
  });

  it('may be optional, and is then checked where it is there', () => {
    expect(complaint('', { optional: true })).toBeUndefined();
    expect(complaint('2026-02-30', { optional: true })).toEqual([{ id: 'type.date' }]);
  });
});
