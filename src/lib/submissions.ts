import type { StepLevel } from '../domain/steps';
import { onClear } from './member-memory';
import { now } from './now';

/** When each level was submitted since the page was loaded, as Unix time in milliseconds. */
const times = new Map<StepLevel, number>();
onClear(() => times.clear());

/** Remembers that a level was submitted just now. */
export function markSubmitted(level: StepLevel): void {
  times.set(level, now());
}

/** When a level was submitted, as Unix time in milliseconds; undefined if it was not since the page was loaded. */
export function submittedAt(level: StepLevel): number | undefined {
  return times.get(level);
}
