import { type CacheEntry, MemoryCache } from './memory-cache';
import { STORAGE_PREFIX } from './wire';

export const MAX_ENTRIES = 20;
export const MAX_STORAGE_BYTES = 4_718_592;

export interface CachePolicy {
  /** Milliseconds. */
  readonly lifetimeMs: number;
  readonly persistent: boolean;
}

/** Two bytes per UTF-16 code unit, in keys and values. */
export function storageBytes(storage: Storage): number {
  let units = 0;
  for (const key of keysOf(storage)) units += key.length + (storage.getItem(key)?.length ?? 0);
  return units * 2;
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

/** Raw bodies, so that cached answers are checked like fresh ones. */
export class ResponseCache {
  readonly #memory = new MemoryCache(MAX_ENTRIES);

  constructor(
    /** Undefined if missing. May throw if access is forbidden. */
    private readonly storage: () => Storage | undefined,
    /** Milliseconds since the epoch. */
    private readonly now: () => number = () => Date.now(),
  ) {}

  get(key: string, policy: CachePolicy): unknown {
    const entry = this.#memory.get(key);
    if (entry && this.#isFresh(entry)) return entry.body;
    this.#memory.delete(key);
    return policy.persistent ? this.#stored(key) : undefined;
  }

  set(key: string, body: unknown, policy: CachePolicy): void {
    const entry = { body, expires: this.now() + policy.lifetimeMs };
    this.#memory.set(key, entry);
    if (policy.persistent) this.#store(key, entry);
  }

  delete(key: string): void {
    this.#memory.delete(key);
    this.#withStorage((storage) => storage.removeItem(STORAGE_PREFIX + key));
  }

  clear(): void {
    this.#memory.clear();
    this.#withStorage((storage) => {
      for (const key of keysOf(storage)) if (key.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
    });
  }

  #isFresh({ expires }: CacheEntry): boolean {
    return expires >= this.now();
  }

  #stored(key: string): unknown {
    return this.#withStorage((storage) => {
      const entry = JSON.parse(storage.getItem(STORAGE_PREFIX + key) ?? 'null') as CacheEntry | null;
      if (entry === null) return undefined;
      if (this.#isFresh(entry)) return entry.body;
      storage.removeItem(STORAGE_PREFIX + key);
      return undefined;
    });
  }

  #store(key: string, entry: CacheEntry): void {
    this.#withStorage((storage) => {
      if (storageBytes(storage) > MAX_STORAGE_BYTES) return;
      storage.setItem(STORAGE_PREFIX + key, JSON.stringify(entry));
    });
  }

  /** Undefined if storage is missing, full or forbidden. */
  #withStorage<T>(use: (storage: Storage) => T): T | undefined {
    try {
      const storage = this.storage();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }
}
