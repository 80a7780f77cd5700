import { eligibility } from './eligibility';
import type { EligibilityFacts } from './eligibility-types';
import type { StepLevel } from './steps';

/** Names of the drafts of verifications that a member can continue from the personal page. */

/** The chosen country and document of a level. */
export function documentDraft(level: StepLevel): string {
  return `document ${level}`;
}

/** The form for verification by number. */
export const NUMBER_DRAFT = 'number';

/**
 * Address where the member continues a verification of this level that was begun in this tab; undefined if none was begun. A start that
 * the eligibility rule refuses is not continued.
 */
export function unfinishedAt(
  level: StepLevel,
  drafts: ReadonlySet<string> | undefined,
  facts: EligibilityFacts,
): string | undefined {
  const begun = [
    { draft: documentDraft(level), request: { kind: 'document', level }, to: `/auth/kyc?level=${level}` },
    ...(level === 'LEVEL_1' ? [{ draft: NUMBER_DRAFT, request: { kind: 'number' }, to: '/auth/vendor' } as const] : []),
  ] as const;
  return begun.find(({ draft, request }) => drafts?.has(draft) && eligibility(request, facts).allowed)?.to;
}
