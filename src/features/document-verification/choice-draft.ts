import { useEffect, useState } from 'react';
import { oneOf } from '../../domain/look-up';
import { DOCUMENT_TYPES } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { documentDraft } from '../../domain/unfinished';
import type { DocumentChoice } from '../../domain/verification-screens';
import { tabDrafts } from '../../lib/drafts/tab-drafts';
import type { SubmittedItems } from '../../lib/submissions';
import { usePending } from '../../lib/use-pending';

/** For later, and for the result after a redirect vendor. */
export function saveChoice(level: StepLevel, { documentType, ...items }: SubmittedItems): Promise<void> {
  return tabDrafts().save(documentDraft(level), { ...items, documentType: documentType ?? '' });
}

export async function readItems(level: StepLevel): Promise<SubmittedItems | undefined> {
  const draft = await tabDrafts().read(documentDraft(level));
  const choice = choiceOf(draft);
  if (!choice) return undefined;
  const { sides, selfie } = draft as { readonly sides?: unknown; readonly selfie?: unknown };
  return { ...choice, sides: typeof sides === 'number' ? sides : undefined, selfie: selfie === true };
}

export function removeChoice(level: StepLevel): Promise<void> {
  return tabDrafts().remove(documentDraft(level));
}

/** `undefined` while reading, `null` if missing. */
export function useSavedChoice(level: StepLevel, isWanted: boolean): DocumentChoice | null | undefined {
  const [saved, setSaved] = useState<DocumentChoice | null | undefined>(isWanted ? undefined : null);
  usePending(saved === undefined);
  useEffect(() => {
    if (saved !== undefined) return;
    let isHere = true;
    void tabDrafts()
      .read(documentDraft(level))
      .then((draft) => isHere && setSaved(choiceOf(draft)));
    return () => {
      isHere = false;
    };
  }, [level, saved]);
  return saved;
}

function choiceOf(draft: unknown): DocumentChoice | null {
  if (typeof draft !== 'object' || draft === null || !('country' in draft) || typeof draft.country !== 'string') {
    return null;
  }
  const documentType = 'documentType' in draft && typeof draft.documentType === 'string' ? draft.documentType : '';
  return { country: draft.country, documentType: oneOf(DOCUMENT_TYPES, documentType) };
}
