import { LRUCache } from 'lru-cache';

/**
 * Remembers which requests went out under a client tag (a name for what the member did), for 60 seconds (spec 7,
 * spec 9), so that a report can say what came before it. Endpoint names only: no address, no body.
 */
export const CLIENT_TAG_LIFETIME_MS = 60_000;

export interface TaggedRequest {
  readonly tag: string;
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const requests = new LRUCache<number, TaggedRequest>({
  max: 100,
  ttl: CLIENT_TAG_LIFETIME_MS,
  perf: { now: () => Date.now() },
  ttlResolution: 0,
});
let next = 0;

export function trackClientTag(tag: string, endpoint: string): void {
  next += 1;
  requests.set(next, { tag, endpoint, at: Date.now() });
}

/** The requests of the last 60 seconds that carried a tag, oldest first. */
export function recentClientTags(): TaggedRequest[] {
  return [...requests.rvalues()].filter((request) => request !== undefined);
}
