import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthBounds, daySchema, expiryBounds, issueBounds } from './dates';
import { isRealDay } from './real-day';

describe('isRealDay', () => {
  it.each([
    ['2004-02-29', true],
    ['2003-02-29', false],
    ['2026-02-30', false],
    ['2000-13-01', false],
    ['2000-00-10', false],
    ['2000-04-31', false],
    ['2000-04-00', false],
    ['2004--', false],
    ['2004', false],
    ['2004-02', false],
    ['+012004-02-29', false],
    ['04-02-29', false],
    ['2004-02-29T00:00', false],
    ['', false],
  ])('of %j is %s', (value, real) => {
    expect(isRealDay(value)).toBe(real);
  });

  it('accepts the first and the last day of any month, and rejects the day after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const day = (date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        expect([isRealDay(day(1)), isRealDay(day(last)), isRealDay(day(last + 1))]).toEqual([true, true, false]);
      }),
    );
  });
});

/** In the local time zone. */
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
  ])('of %o at %o', (bounds, now, min, max) => {
    expect(bounds(now)).toEqual({ min, max });
  });

  it.each([
    [2026, 10, 21, 0, 0],
    [2026, 10, 21, 23, 59],
  ])('use the local date, from the first minute of the day to the last', (...parts) => {
    const [year, month, date, hours, minutes] = parts;
    expect(birthBounds(new Date(year, month, date, hours, minutes)).max).toBe('2026-11-21');
  });
});

describe('daySchema', () => {
  const bounds = { min: '2026-08-21', max: '2026-11-21' };
  const issuesOf = (value: string, options?: { optional: boolean }) => {
    const { error } = daySchema(bounds, (day) => `<${day}>`, options).safeParse(value);
    return error?.issues.map((issue) => ('params' in issue ? issue.params : issue.code));
  };
  it.each([
    ['2026-08-21', undefined],
    ['2026-11-21', undefined],
    ['2026-08-20', [{ id: 'date.min', min: '<2026-08-21>' }]],
    ['2026-11-22', [{ id: 'date.max', max: '<2026-11-21>' }]],
    ['2090-01-01', [{ id: 'date.max', max: '<2026-11-21>' }]],
    ['2026-02-30', [{ id: 'type.date' }]],
    ['2026-09-31', [{ id: 'type.date' }]],
    ['2026--', [{ id: 'type.date' }]],
    ['', ['too_small']],
  ])('reports for %j the issues %j', (value, expected) => {
    expect(issuesOf(value)).toEqual(expected);
  });

  it('accepts an empty optional date, and checks one that is filled in', () => {
    expect(issuesOf('', { optional: true })).toBeUndefined();
    expect(issuesOf('2026-02-30', { optional: true })).toEqual([{ id: 'type.date' }]);
  });
});
