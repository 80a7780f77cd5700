/** A time that a member reads before a task: whole minutes, or whole hours if it is long. */
export interface About {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** Above this, people count in hours. */
const MOST_MINUTES = 90;

/** How long a task takes as members count it: at least a minute, and hours instead of more than 90 minutes. */
export function aboutTime(minutes: number): About {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole > MOST_MINUTES ? { unit: 'hours', count: Math.round(whole / 60) } : { unit: 'minutes', count: whole };
}
