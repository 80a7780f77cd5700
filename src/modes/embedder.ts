import { isWebAddress, readOrigin } from '../domain/addresses';
import { store } from '../lib/store';
import { capabilities } from './page-context';

/** Names and statuses only, no personal data. */
export type EmbedderEvent = 'ready' | 'started' | 'submitted' | 'status' | 'cancelled' | 'error' | 'closed';

/** Only to origins of the token info, never `*`. Nothing in a messaging app. */
export function postToEmbedder(event: EmbedderEvent, status?: string, page: Window = window): void {
  if (capabilities().leaving !== 'message') return;
  const listener = page.parent === page ? (page.opener as Window | null) : page.parent;
  if (!listener) return;
  const message = { source: 'account-verification', version: 1, event, ...(status !== undefined && { status }) };
  for (const given of store.sdk?.allowedOrigins ?? []) {
    const origin = readOrigin(given);
    if (origin !== undefined) listener.postMessage(message, origin);
  }
}

/** Prevents an open redirect: default is the landing page. */
export function exitAddress(redirectUrl: string, allowedOrigins: readonly string[], landing: string): string {
  const isAllowed = isWebAddress(redirectUrl) && allowedOrigins.map(readOrigin).includes(new URL(redirectUrl).origin);
  return isAllowed ? redirectUrl : landing;
}
