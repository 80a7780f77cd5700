import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { lookUp } from '../../../domain/look-up';
import { LIFETIME_MS } from '../../../lib/drafts/drafts';
import { tabDrafts } from '../../../lib/drafts/tab-drafts';
import { noteForm } from '../../../lib/kept-input';
import { memberMemory } from '../../../lib/member-memory';
import { now } from '../../../lib/now';
import { usePending } from '../../../lib/use-pending';
import type { SentDraft } from '../actions/action';

/** Last values, so that a screen or language shown again does not wait for storage. */
const changed = memberMemory(() => new Map<string, { readonly value: unknown; readonly at: number }>());

export interface Draft<T> extends SentDraft {
  readonly value: T;
  readonly change: (value: T) => void;
}

/** Survives leaving, and a reload (`lib/drafts`). Undefined while loading. */
export function useDraft<T>(name: string, initial: () => T): Draft<T> | undefined {
  // Bound to this member: the server may accept after another one has signed in.
  const [memory] = useState(() => changed.current);
  const [drafts] = useState(tabDrafts);
  const [value, setValue] = useState(() => {
    const last = memory.get(name);
    return last && now() - last.at < LIFETIME_MS ? (last.value as T) : undefined;
  });
  const latestInitial = useRef(initial);
  const isLoading = value === undefined;
  usePending(isLoading);
  useEffect(() => noteForm(() => drafts.isLasting(name)), [drafts, name]);
  useEffect(() => {
    if (!isLoading) return;
    let isHere = true;
    void drafts.read(name).then((stored) => {
      if (isHere) setValue((stored as T | undefined) ?? latestInitial.current());
    });
    return () => {
      isHere = false;
    };
  }, [isLoading, drafts, name]);
  if (value === undefined) return undefined;
  return {
    value,
    change: (next) => {
      memory.set(name, { value: next, at: now() });
      setValue(next);
      void drafts.save(name, next);
    },
    remove: () => {
      memory.delete(name);
      void drafts.remove(name);
    },
  };
}

export interface FormDraft extends SentDraft {
  /** Until then, missing answers are unknown. */
  readonly isRestored: boolean;
}

/** `useDraft` for React Hook Form. Restores all but changed fields. `consents` are never stored. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  consents: readonly Path<Values>[] = [],
): FormDraft {
  const draft = useDraft<Readonly<Record<string, unknown>>>(name, () => ({}));
  const isLoading = draft === undefined;
  const [isRestored, setRestored] = useState(false);
  usePending(!isRestored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and `form` holds the same functions for its life.
  useEffect(() => {
    if (!draft) return;
    const entries = () => Object.entries(form.getValues()).filter(([field]) => consents.every((one) => one !== field));
    const save = () => draft.change(Object.fromEntries(entries()));
    const isDirty = ([field]: [string, unknown]) => form.getFieldState(field as Path<Values>).isDirty;
    const hasInput = entries().some(isDirty);
    for (const [field, before] of entries().filter((entry) => !isDirty(entry))) {
      const value = lookUp(draft.value, field);
      if (value !== undefined && typeof value === typeof before) {
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
      }
    }
    setRestored(true);
    if (hasInput) save();
    // After restoring, which must not extend the draft's hour.
    const { unsubscribe } = form.watch((_values, { name: changed }) => {
      if (changed !== undefined) save();
    });
    return unsubscribe;
  }, [isLoading]);
  return { isRestored, remove: () => draft?.remove() };
}
