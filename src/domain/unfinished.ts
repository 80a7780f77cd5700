import { eligibility } from './eligibility';
import type { EligibilityFacts } from './eligibility-types';
import type { StepLevel } from './steps';

export function documentDraft(level: StepLevel): string {
  return `document ${level}`;
}

export const NUMBER_DRAFT = 'number';

/** Undefined if not begun in this tab, or refused. */
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
