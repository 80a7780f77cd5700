/** Rounded as people say it. */
export interface About<Unit extends string = 'minutes' | 'hours' | 'days'> {
  readonly unit: Unit;
  readonly count: number;
}

/** Above these, use the next larger unit. */
const MOST_MINUTES = 90;
const MOST_HOURS = 48;

/** At least a minute. */
export function aboutTime(minutes: number): About<'minutes' | 'hours'> {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole > MOST_MINUTES ? { unit: 'hours', count: Math.round(whole / 60) } : { unit: 'minutes', count: whole };
}

/** Rounds up; days above 48 hours. */
export function timeLimit(minutes: number): About {
  const whole = Math.max(1, Math.ceil(minutes));
  if (whole <= MOST_MINUTES) return { unit: 'minutes', count: whole };
  const hours = Math.ceil(whole / 60);
  return hours > MOST_HOURS ? { unit: 'days', count: Math.ceil(hours / 24) } : { unit: 'hours', count: hours };
}

/** Our estimates, in minutes. */
export const TASK_MINUTES = {
  LEVEL_1: 5,
  LEVEL_2: 3,
  number: 2,
  update: 5,
  newPhoto: 3,
  proofOfAddress: 3,
  residence: 2,
  reset: 2,
  app: 10,
  agreement: 5,
  application: 5,
  /** The maximum of any other task. */
  task: 10,
} as const;
export type TimedTask = keyof typeof TASK_MINUTES;
