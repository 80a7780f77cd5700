import type { StepLevel } from '../domain/steps';
import { onClear } from './member-memory';
import { now } from './now';

/** What a member submits for a review. */
export type Submission = StepLevel | 'proof-of-address';

/** When each was submitted since the page was loaded, as Unix time in milliseconds. */
const times = new Map<Submission, number>();
onClear(() => times.clear());

/** Remembers that it was submitted just now. */
export function markSubmitted(what: Submission): void {
  times.set(what, now());
}

/** When it was submitted, as Unix time in milliseconds; undefined if it was not since the page was loaded. */
export function submittedAt(what: Submission): number | undefined {
  return times.get(what);
}
