import { useEffect, useRef, useState } from 'react';
import { tabDrafts } from '../../../lib/drafts/tab-drafts';
import { noteForm } from '../../../lib/kept-input';
import { memberMemory } from '../../../lib/member-memory';
import { usePending } from '../../../lib/use-pending';

/** Unfinished answers of this page visit, by the name of their draft: they outlive a change of screen or language. */
const unfinished = memberMemory(() => new Map<string, unknown>());

/** Answers of the form, kept while the member is elsewhere, and over a reload (`lib/drafts`). */
export interface Kept<A> {
  readonly answers: A;
  readonly change: (answers: A) => void;
  /** Forgets the draft, once it was sent. */
  readonly drop: () => void;
}

/**
 * Answers of a questionnaire or a test as the member left them; undefined while they are looked for. Forms of react-hook-form use `useDraft`.
 *
 * @param name of the draft, without personal data
 * @param initial the answers that are offered where there is no draft
 */
export function useKept<A>(name: string, initial: () => A): Kept<A> | undefined {
  // Only this form keeps answers under this name.
  const [answers, setAnswers] = useState(() => unfinished.current.get(name) as A | undefined);
  const [drafts] = useState(tabDrafts);
  const latestInitial = useRef(initial);
  const isLoading = answers === undefined;
  usePending(isLoading);
  useEffect(() => noteForm(() => drafts.isLasting(name)), [drafts, name]);
  useEffect(() => {
    if (!isLoading) return;
    let isHere = true;
    void drafts.read(name).then((stored) => {
      if (isHere) setAnswers((stored as A | undefined) ?? latestInitial.current());
    });
    return () => {
      isHere = false;
    };
  }, [isLoading, drafts, name]);
  if (answers === undefined) return undefined;
  return {
    answers,
    change: (next) => {
      unfinished.current.set(name, next);
      setAnswers(next);
      void drafts.save(name, next);
    },
    drop: () => {
      unfinished.current.delete(name);
      void drafts.remove(name);
    },
  };
}
