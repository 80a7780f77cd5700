import { memberMemory } from '../lib/member-memory';

/** For error reports. Keeps endpoint names only, no addresses or bodies. */
export const CLIENT_TAG_LIFETIME_MS = 60_000;

export type ClientTag = 'open-personal' | 'start-vendor' | 'renew-vendor-token' | 'sign-out';

export interface TaggedRequest {
  readonly tag: ClientTag;
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Bounds memory if a page sends requests in a loop. */
const MAX_REQUESTS = 100;

const requests = memberMemory<readonly TaggedRequest[]>(() => []);

export function trackClientTag(tag: ClientTag, endpoint: string): void {
  requests.current = [...recentClientTags(), { tag, endpoint, at: Date.now() }].slice(-MAX_REQUESTS);
}

export function recentClientTags(): readonly TaggedRequest[] {
  const since = Date.now() - CLIENT_TAG_LIFETIME_MS;
  return requests.current.filter(({ at }) => at >= since);
}
