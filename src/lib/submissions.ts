import type { StepLevel } from '../domain/steps';
import { onClear } from './member-memory';
import { now } from './now';

/** What a member submits for a review. */
export type Submission = StepLevel | 'proof-of-address';

/** What a submission consisted of: documents, or only details, such as a number or what another company has verified. */
export type SubmissionContent = 'documents' | 'details';

/** When each was submitted since the page was loaded, as Unix time in milliseconds. */
const submissions = new Map<Submission, { readonly at: number; readonly content: SubmissionContent }>();
onClear(() => submissions.clear());

/** Remembers that it was submitted just now, once an answer has said so. */
export function markSubmitted(what: Submission, content: SubmissionContent): void {
  submissions.set(what, { at: now(), content });
}

/** When it was submitted, as Unix time in milliseconds; undefined if it was not since the page was loaded. */
export function submittedAt(what: Submission): number | undefined {
  return submissions.get(what)?.at;
}

/** What it consisted of; undefined if it was not submitted since the page was loaded. */
export function submittedContent(what: Submission): SubmissionContent | undefined {
  return submissions.get(what)?.content;
}
