import { isWebAddress, isWebOrigin } from '../domain/addresses';
import { store } from './store';

/** What the embedding page is told: names and statuses, nothing about the member (design 5). */
export type EmbedderEvent = 'ready' | 'started' | 'submitted' | 'status' | 'cancelled' | 'error' | 'closed';

/** Tells the page that embeds or opened this one, at the origins that the token info names; at no other, never `*`. */
export function tellEmbedder(event: EmbedderEvent, status?: string, page: Window = window): void {
  const listener = page.parent === page ? (page.opener as Window | null) : page.parent;
  if (!listener) return;
  const message = { source: 'account-verification', version: 1, event, ...(status !== undefined && { status }) };
  for (const origin of store.sdk?.allowedOrigins ?? []) if (isWebOrigin(origin)) listener.postMessage(message, origin);
}

/**
 * Where a member leaves to: the address that the business asked for, when its origin is allowed, else the landing page.
 * Any other address would make this page an open redirect.
 */
export function exitAddress(redirectUrl: string, allowedOrigins: readonly string[], landing: string): string {
  const isAllowed = isWebAddress(redirectUrl) && allowedOrigins.includes(new URL(redirectUrl).origin);
  return isAllowed ? redirectUrl : landing;
}
