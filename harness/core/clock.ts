export const CLOCK_UNITS = ['hour', 'day', 'month'] as const;
export type ClockUnit = (typeof CLOCK_UNITS)[number];

/** In UTC. Months keep the day, or end at the month's last day. */
export function shiftTime(now: string, unit: ClockUnit, count: number): string {
  const time = new Date(now);
  if (unit === 'hour') time.setUTCHours(time.getUTCHours() + count);
  else if (unit === 'day') time.setUTCDate(time.getUTCDate() + count);
  else {
    const day = time.getUTCDate();
    time.setUTCDate(1);
    time.setUTCMonth(time.getUTCMonth() + count);
    const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
    time.setUTCDate(Math.min(day, lastDay));
  }
  return time.toISOString().replace('.000Z', 'Z');
}
