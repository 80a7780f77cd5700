import { LRUCache } from 'lru-cache';

/** Answers in memory: the least recently used goes first, the expired on their own (spec 7, spec 9). */
export type Memory = LRUCache<string, { body: unknown }>;

export interface MemoryOptions {
  readonly maxEntries: number;
  /** Milliseconds, for an answer that names none of its own. */
  readonly lifetimeMs: number;
  /** Milliseconds since the epoch. One clock for memory and storage: what one takes for fresh, the other does too. */
  readonly now: () => number;
}

/** A chunk of its own, for the bounded cache is larger than the client: no page waits for it. */
export function createMemoryCache({ maxEntries, lifetimeMs, now }: MemoryOptions): Memory {
  return new LRUCache({ max: maxEntries, ttl: lifetimeMs, perf: { now }, ttlResolution: 0 });
}
