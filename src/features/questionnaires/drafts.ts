import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../domain/questionnaire';
import { tabDrafts } from '../../lib/drafts/tab-drafts';
import { memberMemory } from '../../lib/member-memory';
import { usePending } from '../../lib/use-pending';

/** Unfinished answers of this page visit, by questionnaire: they outlive a change of screen or language. */
const unfinished = memberMemory(() => new Map<string, Answers>());

/** Answers of the form, kept while the member is elsewhere, and over a reload (`lib/drafts`). */
export interface Draft {
  readonly answers: Answers;
  readonly change: (answers: Answers) => void;
  /** Forgets the draft, once it was sent. */
  readonly drop: () => void;
}

/**
 * Answers as the member left them; undefined while they are looked for.
 *
 * @param name of the questionnaire and its request
 * @param initial the earlier answers, which the form offers where there is no draft
 */
export function useAnswersDraft(name: string, initial: () => Answers): Draft | undefined {
  const [answers, setAnswers] = useState(() => unfinished.current.get(name));
  const [drafts] = useState(tabDrafts);
  const latestInitial = useRef(initial);
  const isLoading = answers === undefined;
  usePending(isLoading);
  useEffect(() => {
    if (!isLoading) return;
    let isHere = true;
    void drafts.read(name).then((stored) => {
      // Only this form stores drafts of this name.
      if (isHere) setAnswers((stored as Answers | undefined) ?? latestInitial.current());
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
