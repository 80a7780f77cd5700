import type { DraftStore } from './drafts';
import type { StoredDraft } from './record';

/** In milliseconds: a database may never answer. */
export const STORAGE_LIMIT_MS = 500;

export interface Kept {
  /** Undefined if removed. */
  readonly record: StoredDraft | undefined;
  isStored: boolean;
}

/** Calls never reject or exceed the limit. Memory keeps each change for a late store. @param memory changes by id */
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
      // A store may throw at once.
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
