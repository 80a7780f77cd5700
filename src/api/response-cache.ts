import type { Memory, MemoryOptions } from './memory-cache';

/**
 * Keeps answers of GET calls (spec 7, spec 9): in memory, and in local storage for those whose row asks for it. What is
 * kept is the raw body, so that a kept answer passes the same checks as a fresh one.
 */

/** Default lifetime in milliseconds (spec 9). */
export const DEFAULT_LIFETIME_MS = 60_000;
/** Most entries in memory (spec 9). */
export const MAX_ENTRIES = 20;
/** Local storage beyond this many bytes is not added to (spec 9: about 4.5 MB). */
export const MAX_STORAGE_BYTES = 4_718_592;
const PREFIX = 'api-cache:';

export interface CachePolicy {
  readonly lifetimeMs: number;
  readonly persistent: boolean;
}

/** Bytes that a storage holds: browsers count two a UTF-16 unit, in names and in values. */
export function storageBytes(storage: Storage): number {
  let units = 0;
  for (let i = 0; i < storage.length; i += 1) {
    const key = storage.key(i) ?? '';
    units += key.length + (storage.getItem(key)?.length ?? 0);
  }
  return units * 2;
}

export class ResponseCache {
  #memory: Memory | undefined;
  #arrival: Promise<void> | undefined;
  /** What is kept before the memory is here: the answers of a page's first second. */
  readonly #early = new Map<string, { body: unknown; expires: number }>();

  constructor(
    /** Local storage, or undefined where there is none. */
    private readonly storage: () => Storage | undefined,
    /** Brings the memory; called with the first answer to keep, and no hurry: until it is here answers are kept all the same. */
    private readonly loadMemory: (options: MemoryOptions) => Promise<Memory>,
    /** Milliseconds since the epoch. */
    private readonly now: () => number = () => Date.now(),
  ) {}

  get(key: string, policy: CachePolicy): unknown {
    const kept = this.#memory ? this.#memory.get(key)?.body : this.#fresh(this.#early.get(key));
    return kept ?? (policy.persistent ? this.#stored(key) : undefined);
  }

  set(key: string, body: unknown, policy: CachePolicy): void {
    const entry = { body, expires: this.now() + policy.lifetimeMs };
    if (this.#memory) this.#memory.set(key, { body }, { ttl: policy.lifetimeMs });
    else if (this.#early.size < MAX_ENTRIES) this.#early.set(key, entry);
    // A chunk that cannot be had leaves the cache smaller, and is no error.
    this.#arrival ??= this.loadMemory({ maxEntries: MAX_ENTRIES, lifetimeMs: DEFAULT_LIFETIME_MS, now: this.now }).then(
      (memory) => this.#moveInto(memory),
      () => undefined,
    );
    if (policy.persistent) this.#store(key, entry);
  }

  #moveInto(memory: Memory): void {
    this.#memory = memory;
    for (const [key, { body, expires }] of this.#early) {
      const ttl = expires - this.now();
      if (ttl > 0) memory.set(key, { body }, { ttl });
    }
    this.#early.clear();
  }

  #fresh(entry: { body: unknown; expires: number } | undefined): unknown {
    return entry && entry.expires >= this.now() ? entry.body : undefined;
  }

  delete(key: string): void {
    this.#memory?.delete(key);
    this.#early.delete(key);
    this.#quietly((storage) => storage.removeItem(PREFIX + key));
  }

  /** Forgets everything: after "no permission" another member may be next (spec 8). */
  clear(): void {
    this.#memory?.clear();
    this.#early.clear();
    this.#quietly((storage) => {
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
      for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  }

  #stored(key: string): unknown {
    return this.#quietly((storage) => {
      const entry = JSON.parse(storage.getItem(PREFIX + key) ?? 'null') as { body: unknown; expires: number } | null;
      if (entry === null) return undefined;
      const body = this.#fresh(entry);
      if (body === undefined) storage.removeItem(PREFIX + key);
      return body;
    });
  }

  #store(key: string, entry: { body: unknown; expires: number }): void {
    this.#quietly((storage) => {
      if (storageBytes(storage) > MAX_STORAGE_BYTES) return;
      storage.setItem(PREFIX + key, JSON.stringify(entry));
    });
  }

  /** Storage may be missing, full or forbidden: a cache that cannot keep is no error. */
  #quietly<T>(use: (storage: Storage) => T): T | undefined {
    try {
      const storage = this.storage();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }
}
