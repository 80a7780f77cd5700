import { isWebAddress, isWebOrigin } from '../domain/addresses';
import { store } from './store';

/** Events for the embedding page. They contain names and statuses only, no personal data. */
export type EmbedderEvent = 'ready' | 'started' | 'submitted' | 'status' | 'cancelled' | 'error' | 'closed';

/** Posts an event to the page that embeds or opened this one, only at the origins that the token info names, never at `*`. */
export function postToEmbedder(event: EmbedderEvent, status?: string, page: Window = window): void {
  const listener = page.parent === page ? (page.opener as Window | null) : page.parent;
  if (!listener) return;
  const message = { source: 'account-verification', version: 1, event, ...(status !== undefined && { status }) };
  for (const origin of store.sdk?.allowedOrigins ?? []) if (isWebOrigin(origin)) listener.postMessage(message, origin);
}

/**
 * Returns the address to which a member leaves: the business's `redirectUrl` if its origin is allowed, else the landing page. Without this
 * check the page would be an open redirect.
 */
export function exitAddress(redirectUrl: string, allowedOrigins: readonly string[], landing: string): string {
  const isAllowed = isWebAddress(redirectUrl) && allowedOrigins.includes(new URL(redirectUrl).origin);
  return isAllowed ? redirectUrl : landing;
}
