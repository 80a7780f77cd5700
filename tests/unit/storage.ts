/** Fails instead of idb-keyval. */

/** Nothing, an error, or the call itself. */
type Reply = 'answers' | 'hangs' | 'throws' | 'rejects';

export interface Storage {
  readonly id: string;
  readonly reads: Reply;
  readonly writes: Reply;
  /** Whether a new page finds the data. */
  readonly keeps: boolean;
}

const WORKING: Storage = { id: 'works', reads: 'answers', writes: 'answers', keeps: true };

export const STORAGES: readonly Storage[] = [
  WORKING,
  { id: 'hangs', reads: 'hangs', writes: 'hangs', keeps: false },
  { id: 'throws', reads: 'throws', writes: 'throws', keeps: false },
  { id: 'is full', reads: 'answers', writes: 'rejects', keeps: false },
  { id: 'is refused', reads: 'rejects', writes: 'rejects', keeps: false },
];

const records = new Map<string, unknown>();
let waiting: (() => void)[] = [];
let mode = WORKING;

function reply<T>(how: Reply, task: () => T): Promise<T> {
  if (how === 'throws') throw new DOMException('', 'InvalidStateError');
  if (how === 'rejects') return Promise.reject(new DOMException('', 'QuotaExceededError'));
  if (how === 'answers') return Promise.resolve(task());
  return new Promise((resolve) => waiting.push(() => resolve(task())));
}

export const storage = {
  /** Also empties the storage. */
  use: (next: Storage): void => {
    records.clear();
    mode = next;
  },
  /** Answers hanging calls and their follow-ups. */
  answer: async (): Promise<void> => {
    mode = WORKING;
    while (waiting.length > 0) {
      const late = waiting;
      waiting = [];
      for (const answer of late) answer();
      await new Promise((resolve) => setTimeout(resolve));
    }
  },
  get size(): number {
    return records.size;
  },
};

export const idbKeyval = {
  createStore: () => undefined,
  get: (id: string) => reply(mode.reads, () => records.get(id)),
  entries: () => reply(mode.reads, () => [...records]),
  set: (id: string, value: unknown) => reply(mode.writes, () => void records.set(id, value)),
  delMany: (ids: readonly string[]) =>
    reply(mode.id === 'is full' ? 'answers' : mode.writes, () => {
      for (const id of ids) records.delete(id);
    }),
};
