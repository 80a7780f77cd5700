import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../domain/questionnaire';
import { memberMemory } from '../../lib/member-memory';
import { usePending } from '../../lib/use-pending';
import { type DraftVault, openVault } from './draft-vault';

/** Unfinished answers of this page visit, by questionnaire: they outlive a change of screen or language. */
const drafts = memberMemory(() => new Map<string, Answers>());

/** Answers of the form, kept while the member is elsewhere, and over a reload (`draft-vault.ts`). */
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
 * @param secret the token of the submission, which protects what is stored
 * @param initial the earlier answers, which the form offers where there is no draft
 */
export function useDraft(name: string, secret: string, initial: () => Answers): Draft | undefined {
  const [answers, setAnswers] = useState(() => drafts.current.get(name));
  const [saver] = useState(() => new DraftSaver(name, secret));
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

/** Stores the latest answers, one after the other. Without a vault it does nothing: the answers stay in memory. */
class DraftSaver {
  readonly #vault: Promise<DraftVault | undefined>;
  #next: Answers | undefined;
  #isSaving = false;
  #isDropped = false;

  constructor(name: string, secret: string) {
    // Storage or encryption may be forbidden or missing.
    this.#vault = openVault(name, secret).catch(() => undefined);
  }

  async load(): Promise<Answers | undefined> {
    const vault = await this.#vault;
    return vault?.load().catch(() => undefined);
  }

  save(answers: Answers): void {
    this.#next = answers;
    if (!this.#isSaving) void this.#saveAll();
  }

  drop(): void {
    this.#isDropped = true;
    void this.#vault.then((vault) => vault?.remove()).catch(() => undefined);
  }

  async #saveAll(): Promise<void> {
    this.#isSaving = true;
    const vault = await this.#vault;
    while (this.#next !== undefined && !this.#isDropped) {
      const answers = this.#next;
      this.#next = undefined;
      // A full storage keeps the answers in memory only.
      await vault?.save(answers).catch(() => undefined);
    }
    if (this.#isDropped) await vault?.remove().catch(() => undefined);
    this.#isSaving = false;
  }
}
