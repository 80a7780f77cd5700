/** A time as people count it: whole minutes, or whole hours or days if it is long. */
export interface About<Unit extends string = 'minutes' | 'hours' | 'days'> {
  readonly unit: Unit;
  readonly count: number;
}

/** Above these, people count in the next larger unit. */
const MOST_MINUTES = 90;
const MOST_HOURS = 48;

/** How long a task takes as members count it: at least a minute, and hours instead of more than 90 minutes. */
export function aboutTime(minutes: number): About<'minutes' | 'hours'> {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole > MOST_MINUTES ? { unit: 'hours', count: Math.round(whole / 60) } : { unit: 'minutes', count: whole };
}

/** A time within which something ends: like `aboutTime`, rounded up, and days instead of more than 48 hours. */
export function timeLimit(minutes: number): About {
  const whole = Math.max(1, Math.ceil(minutes));
  if (whole <= MOST_MINUTES) return { unit: 'minutes', count: whole };
  const hours = Math.ceil(whole / 60);
  return hours > MOST_HOURS ? { unit: 'days', count: Math.ceil(hours / 24) } : { unit: 'hours', count: hours };
}

/** Minutes that a member needs for each task, as we estimate them. */
export const TASK_MINUTES = {
  LEVEL_1: 5,
  LEVEL_2: 3,
  /** Verification by a number. */
  number: 2,
  update: 5,
  /** The photos on the partner's page. */
  newPhoto: 3,
  proofOfAddress: 3,
  residence: 2,
  reset: 2,
  /** A verification in the mobile app. */
  app: 10,
  agreement: 5,
  /** An application for an investor status. */
  application: 5,
  /** Any other compliance task, at most. */
  task: 10,
} as const;
export type TimedTask = keyof typeof TASK_MINUTES;
