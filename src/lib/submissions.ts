import type { DocumentType } from '../domain/statuses';
import type { StepLevel } from '../domain/steps';
import { onClear } from './member-memory';
import { now } from './now';

/** What a member submits for a review. */
export type Submission = StepLevel | 'proof-of-address' | 'update-poi' | 'answers';

/** What a submission consisted of: documents, or only details, such as a number or what another company has verified. */
export type SubmissionContent = 'documents' | 'details';

/** The documents of a submission, as the member chose them on this visit and the server described them. */
export interface SubmittedItems {
  /** ISO 3166 alpha-3. */
  readonly country: string;
  readonly documentType: DocumentType | undefined;
  /** Number of the document's photos; undefined if the server did not say. */
  readonly sides: number | undefined;
  readonly selfie: boolean;
}

/** When each was submitted since the page was loaded, as Unix time in milliseconds. */
const submissions = new Map<Submission, { readonly at: number; readonly content: SubmissionContent }>();
/** The documents of each. */
const items = new Map<Submission, SubmittedItems>();
onClear(() => {
  submissions.clear();
  items.clear();
});

/** Forgets a submission: another attempt begins. */
export function forgetSubmission(what: Submission): void {
  submissions.delete(what);
  items.delete(what);
}

/** Remembers the documents of a submission. */
export function keepItems(what: Submission, submitted: SubmittedItems): void {
  items.set(what, submitted);
}

/** The documents of a submission; undefined if none were prepared on this visit. */
export function itemsOf(what: Submission): SubmittedItems | undefined {
  return items.get(what);
}

/** Remembers that it was submitted just now, once an answer has said so. */
export function markSubmitted(what: Submission, content: SubmissionContent): void {
  submissions.set(what, { at: now(), content });
  // The documents of an earlier choice were not used.
  if (content === 'details') items.delete(what);
}

/** When it was submitted, as Unix time in milliseconds; undefined if it was not since the page was loaded. */
export function submittedAt(what: Submission): number | undefined {
  return submissions.get(what)?.at;
}

/** What it consisted of; undefined if it was not submitted since the page was loaded. */
export function submittedContent(what: Submission): SubmissionContent | undefined {
  return submissions.get(what)?.content;
}
