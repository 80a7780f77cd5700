import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isKeyOf } from '../../../domain/look-up';
import { tabDrafts } from '../../../lib/drafts/tab-drafts';
import { noteSaved, noteUnsaved } from '../../../lib/drafts/unsaved';
import { noteForm } from '../../../lib/kept-input';
import { usePending } from '../../../lib/use-pending';

/** Milliseconds without a change after which the input is stored. */
const PAUSE_MS = 200;

/** The draft of a form. */
export interface FormDraft {
  /** Whether the fields hold the draft, if there was one. Until then nobody knows which answers are missing. */
  readonly isRestored: boolean;
  /** Removes the draft, for when the input was sent. */
  readonly remove: () => Promise<void>;
}

/**
 * Keeps what the member types in a form as a draft (`lib/drafts`), and fills it in again when the form is shown the next time. Fields that
 * the member has changed before the draft was read stay as they are.
 *
 * @param name form's name without personal data, such as `residence`
 * @param consents fields that are left out, because a consent is given anew for each submission
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  consents: readonly Path<Values>[] = [],
): FormDraft {
  const [isRestored, setRestored] = useState(false);
  usePending(!isRestored);
  // The member's for whom the form is shown: it may be saved after the page was cleared, when nobody is signed in.
  const [drafts] = useState(tabDrafts);
  const isSent = useRef(false);
  useEffect(() => noteForm(() => drafts.isLasting(name)), [drafts, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `form` holds the same functions for the life of the form.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let isFillingIn = false;
    const isConsent = (field: string) => consents.some((consent) => consent === field);
    const save = async () => {
      clearTimeout(timer);
      timer = undefined;
      const values = Object.fromEntries(Object.entries(form.getValues()).filter(([field]) => !isConsent(field)));
      if (!isSent.current) await drafts.save(name, values);
      if (timer === undefined) noteSaved(save);
    };
    const restored = (async () => {
      const draft = await drafts.read(name);
      if (isGone || !isRecord(draft)) return;
      const before = form.getValues();
      for (const field of Object.keys(before) as Path<Values>[]) {
        if (!isKeyOf(draft, field) || isConsent(field) || form.getFieldState(field).isDirty) continue;
        const value = draft[field] as PathValue<Values, Path<Values>>;
        if (typeof value !== typeof before[field]) continue;
        isFillingIn = true;
        form.setValue(field, value);
        isFillingIn = false;
      }
    })();
    restored.catch(() => undefined).finally(() => setRestored(true));
    const { unsubscribe } = form.watch((_values, { name: changed }) => {
      // The form was reset, or filled in here, not by the member: the draft is not saved again, because its hour began with the last input.
      if (changed === undefined || isFillingIn) return;
      isSent.current = false;
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
      noteUnsaved(save);
    });
    return () => {
      isGone = true;
      unsubscribe();
      if (timer !== undefined) void save();
    };
  }, [name]);

  return {
    isRestored,
    remove: () => {
      isSent.current = true;
      return drafts.remove(name);
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
