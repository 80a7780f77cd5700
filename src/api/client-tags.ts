import { memberMemory } from '../lib/member-memory';

/**
 * Remembers which requests went out under a client tag (a name for what the member did), for 60 seconds (spec 7,
 * spec 9), so that a report can say what came before it. Endpoint names only: no address, no body.
 */
export const CLIENT_TAG_LIFETIME_MS = 60_000;

/** What a member did, as calls name it. A call without a tag belongs to no action worth telling apart. */
export type ClientTag = 'open-personal' | 'start-vendor' | 'renew-vendor-token' | 'sign-out';

export interface TaggedRequest {
  readonly tag: ClientTag;
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A page that runs wild must not fill the memory. */
const MAX_REQUESTS = 100;

const requests = memberMemory<readonly TaggedRequest[]>(() => []);

export function trackClientTag(tag: ClientTag, endpoint: string): void {
  requests.current = [...recentClientTags(), { tag, endpoint, at: Date.now() }].slice(-MAX_REQUESTS);
}

/** The requests of the last 60 seconds that carried a tag, oldest first. */
export function recentClientTags(): readonly TaggedRequest[] {
  const since = Date.now() - CLIENT_TAG_LIFETIME_MS;
  return requests.current.filter(({ at }) => at >= since);
}
