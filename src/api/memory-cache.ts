export interface CacheEntry {
  readonly body: unknown;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

/** LRU cache. Not lru-cache: its 5 kB (brotli) exceed the first-load budget. */
export class MemoryCache {
  /** The first key is the least recently used. */
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
