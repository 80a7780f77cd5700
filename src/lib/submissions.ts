import type { DocumentType } from '../domain/statuses';
import type { StepLevel } from '../domain/steps';
import { onClear } from './member-memory';
import { now } from './now';

export type Submission = StepLevel | 'proof-of-address' | 'update-poi' | 'answers';

/** `details`: from another company. */
export type SubmissionContent = 'documents' | 'details';

/** As chosen and as the server describes them. */
export interface SubmittedItems {
  /** ISO 3166 alpha-3. */
  readonly country: string;
  readonly documentType: DocumentType | undefined;
  /** Number of photos; undefined if unknown. */
  readonly sides: number | undefined;
  readonly selfie: boolean;
}

/** Since the page load; Unix milliseconds. */
const submissions = new Map<Submission, { readonly at: number; readonly content: SubmissionContent }>();
const items = new Map<Submission, SubmittedItems>();
onClear(() => {
  submissions.clear();
  items.clear();
});

export function forgetSubmission(what: Submission): void {
  submissions.delete(what);
  items.delete(what);
}

export function keepItems(what: Submission, submitted: SubmittedItems): void {
  items.set(what, submitted);
}

/** Undefined if none were prepared on this visit. */
export function itemsOf(what: Submission): SubmittedItems | undefined {
  return items.get(what);
}

/** Call once an answer confirms it. */
export function markSubmitted(what: Submission, content: SubmissionContent): void {
  submissions.set(what, { at: now(), content });
  // Earlier documents were not used.
  if (content === 'details') items.delete(what);
}

/** Unix milliseconds; undefined if nothing was submitted since the page load. */
export function submittedAt(what: Submission): number | undefined {
  return submissions.get(what)?.at;
}

export function submittedContent(what: Submission): SubmissionContent | undefined {
  return submissions.get(what)?.content;
}
