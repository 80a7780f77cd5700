import type { DraftStore } from './drafts';
import type { StoredDraft } from './record';

/** Milliseconds that a call waits for the browser's storage. A browser's database may never answer, so every wait on it has an end. */
export const STORAGE_LIMIT_MS = 500;

/** A record that the page has changed. */
export interface Kept {
  /** Undefined for one that was removed. */
  readonly record: StoredDraft | undefined;
  /** Whether the store has this change. */
  isStored: boolean;
}

/**
 * Makes a store optional: none of its calls rejects, and none takes longer than the limit. What the page has changed is kept in memory, too,
 * and is read from there, so that nothing is lost on the page when the store refuses, or does not answer in time. While a call is
 * unanswered, the store is not asked again; once it answers, it gets what has changed meanwhile.
 *
 * @param memory what the page has changed, by id
 */
export function optionalStore(
  store: DraftStore,
  memory: () => Map<string, Kept>,
  limitMs = STORAGE_LIMIT_MS,
): DraftStore {
  let unanswered = 0;

  const onLateAnswer = () => {
    unanswered -= 1;
    if (unanswered > 0) return;
    for (const [id, kept] of memory()) if (!kept.isStored) void write(id, kept);
  };
  /** Resolves to `otherwise` when the store refuses, or is too slow. */
  const ask = <T>(call: () => Promise<T>, otherwise: T): Promise<T> => {
    if (unanswered > 0) return Promise.resolve(otherwise);
    return new Promise((resolve) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        unanswered += 1;
        resolve(otherwise);
      }, limitMs);
      const end = (value: T) => {
        clearTimeout(timer);
        resolve(value);
        if (isLate) onLateAnswer();
      };
      // Within a promise, because a store may throw at once.
      Promise.resolve()
        .then(call)
        .then(end, () => end(otherwise));
    });
  };
  const write = (id: string, kept: Kept): Promise<void> =>
    ask(async () => {
      await (kept.record ? store.set(id, kept.record) : store.remove([id]));
      kept.isStored = true;
    }, undefined);
  const change = (id: string, record: StoredDraft | undefined): Promise<void> => {
    const kept: Kept = { record, isStored: false };
    memory().set(id, kept);
    return write(id, kept);
  };

  return {
    isLasting: (id) => memory().get(id)?.isStored ?? true,
    get: async (id) => {
      const kept = memory().get(id);
      return kept ? kept.record : ask(() => store.get(id), undefined);
    },
    set: change,
    remove: async (ids) => {
      await Promise.all(ids.map((id) => change(id, undefined)));
    },
    entries: async () => {
      const all = new Map(await ask(() => store.entries(), []));
      for (const [id, { record }] of memory()) all.set(id, record);
      return [...all].filter(([, record]) => record !== undefined);
    },
  };
}
