import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../domain/questionnaire';
import { removeDraft, tabDrafts } from '../../lib/drafts/tab-drafts';
import { memberMemory } from '../../lib/member-memory';
import { usePending } from '../../lib/use-pending';

/** Unfinished answers of this page visit, by questionnaire: they outlive a change of screen or language. */
const drafts = memberMemory(() => new Map<string, Answers>());

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
  const [answers, setAnswers] = useState(() => drafts.current.get(name));
  const [saver] = useState(() => new DraftSaver(name));
  const latestInitial = useRef(initial);
  const isLoading = answers === undefined;
  usePending(isLoading);
  useEffect(() => {
    if (!isLoading) return;
    let isHere = true;
    void saver.load().then((stored) => {
      if (isHere) setAnswers(stored ?? latestInitial.current());
    });
    return () => {
      isHere = false;
    };
  }, [isLoading, saver]);
  if (answers === undefined) return undefined;
  return {
    answers,
    change: (next) => {
      drafts.current.set(name, next);
      setAnswers(next);
      saver.save(next);
    },
    drop: () => {
      drafts.current.delete(name);
      saver.drop();
    },
  };
}

/** Stores the latest answers, one after the other. Where the browser stores nothing, the answers stay in memory only. */
class DraftSaver {
  #next: Answers | undefined;
  #isSaving = false;
  #isDropped = false;

  constructor(private readonly name: string) {}

  async load(): Promise<Answers | undefined> {
    const drafts = await tabDrafts();
    // Only this form stores drafts of this name.
    return drafts?.read(this.name) as Promise<Answers | undefined>;
  }

  save(answers: Answers): void {
    this.#next = answers;
    if (!this.#isSaving) void this.#saveAll();
  }

  drop(): void {
    this.#isDropped = true;
    void removeDraft(this.name);
  }

  async #saveAll(): Promise<void> {
    this.#isSaving = true;
    const drafts = await tabDrafts();
    while (this.#next !== undefined && !this.#isDropped) {
      const answers = this.#next;
      this.#next = undefined;
      // A full storage keeps the answers in memory only.
      await drafts?.save(this.name, answers).catch(() => undefined);
    }
    if (this.#isDropped) await removeDraft(this.name);
    this.#isSaving = false;
  }
}
