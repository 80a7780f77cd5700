import { LRUCache } from 'lru-cache';

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
  readonly #memory: LRUCache<string, { body: unknown }>;

  constructor(
    /** Local storage, or undefined where there is none. */
    private readonly storage: () => Storage | undefined,
    /** Milliseconds since the epoch. */
    private readonly now: () => number = () => Date.now(),
  ) {
    // One clock for both: what memory takes for fresh, storage does too.
    this.#memory = new LRUCache({ max: MAX_ENTRIES, ttl: DEFAULT_LIFETIME_MS, perf: { now }, ttlResolution: 0 });
  }

  get(key: string, policy: CachePolicy): unknown {
    return this.#memory.get(key)?.body ?? (policy.persistent ? this.#stored(key) : undefined);
  }

  set(key: string, body: unknown, policy: CachePolicy): void {
    this.#memory.set(key, { body }, { ttl: policy.lifetimeMs });
    if (policy.persistent) this.#store(key, { body, expires: this.now() + policy.lifetimeMs });
  }

  delete(key: string): void {
    this.#memory.delete(key);
    this.#quietly((storage) => storage.removeItem(PREFIX + key));
  }

  /** Forgets everything: after "no permission" another member may be next (spec 8). */
  clear(): void {
    this.#memory.clear();
    this.#quietly((storage) => {
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
      for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  }

  #stored(key: string): unknown {
    return this.#quietly((storage) => {
      const entry = JSON.parse(storage.getItem(PREFIX + key) ?? 'null') as { body: unknown; expires: number } | null;
      if (entry === null) return undefined;
      if (entry.expires > this.now()) return entry.body;
      storage.removeItem(PREFIX + key);
      return undefined;
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
