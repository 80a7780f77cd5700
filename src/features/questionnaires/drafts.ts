import { useState } from 'react';
import type { Answers } from '../../domain/questionnaire';
import { memberMemory } from '../../lib/member-memory';

/** Unfinished answers of this page visit, by questionnaire: they outlive a change of screen or language. */
const drafts = memberMemory(() => new Map<string, Answers>());

/** Answers of the form, kept while the member is elsewhere. */
export interface Draft {
  readonly answers: Answers;
  readonly change: (answers: Answers) => void;
  /** Forgets the draft, once it was sent. */
  readonly drop: () => void;
}

/**
 * @param name of the questionnaire and its request
 * @param initial the earlier answers, which the form offers where there is no draft
 */
export function useDraft(name: string, initial: () => Answers): Draft {
  const [answers, setAnswers] = useState(() => drafts.current.get(name) ?? initial());
  return {
    answers,
    change: (next) => {
      drafts.current.set(name, next);
      setAnswers(next);
    },
    drop: () => {
      drafts.current.delete(name);
    },
  };
}
