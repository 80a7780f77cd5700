import { memberMemory } from '../lib/member-memory';

/**
 * Remembers for 60 seconds which requests were sent with a client tag (a name for the member's action), so that an error report can list
 * the actions before the error. It keeps endpoint names only: no addresses, no bodies.
 */
export const CLIENT_TAG_LIFETIME_MS = 60_000;

/** Action of the member that a call belongs to. Most calls need no tag. */
export type ClientTag = 'open-personal' | 'start-vendor' | 'renew-vendor-token' | 'sign-out';

/** A request that was sent with a client tag. */
export interface TaggedRequest {
  readonly tag: ClientTag;
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Limits memory use if a page sends requests in a loop. */
const MAX_REQUESTS = 100;

const requests = memberMemory<readonly TaggedRequest[]>(() => []);

/** Remembers a request that is about to be sent with a tag. */
export function trackClientTag(tag: ClientTag, endpoint: string): void {
  requests.current = [...recentClientTags(), { tag, endpoint, at: Date.now() }].slice(-MAX_REQUESTS);
}

/** Tagged requests of the last 60 seconds, oldest first. */
export function recentClientTags(): readonly TaggedRequest[] {
  const since = Date.now() - CLIENT_TAG_LIFETIME_MS;
  return requests.current.filter(({ at }) => at >= since);
}
