/** A cached answer. */
export interface CacheEntry {
  readonly body: unknown;
  /** Last moment at which the answer may be used, in milliseconds since the epoch. */
  readonly expires: number;
}

/**
 * Least-recently-used cache with at most `maxEntries` entries.
 *
 * Own code instead of lru-cache: that package adds 5 kB (brotli) to the first load, more than its budget allows, and when it is loaded
 * later there is no limit until it arrives.
 */
export class MemoryCache {
  /** A Map keeps insertion order and each use inserts its entry again, so the first key is the least recently used one. */
  readonly #entries = new Map<string, CacheEntry>();

  constructor(private readonly maxEntries: number) {}

  get(key: string): CacheEntry | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.set(key, entry);
    return entry;
  }

  set(key: string, entry: CacheEntry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size <= this.maxEntries) return;
    const [leastRecentlyUsed] = this.#entries.keys();
    if (leastRecentlyUsed !== undefined) this.#entries.delete(leastRecentlyUsed);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
