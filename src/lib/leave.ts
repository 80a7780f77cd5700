import { initialConfig } from './initial-config';

/** Login replaces the history entry, so Back cannot show a signed-out member's page. */

/** Leads back to the current page. */
export function loginAddress(): string {
  const address = new URL(initialConfig().links.login, location.href);
  address.searchParams.set('redirect_url', location.href);
  return address.href;
}

export function goToLogin(): void {
  location.replace(loginAddress());
}

export function goToLoginAfterLogout(): void {
  location.replace(initialConfig().links.login);
}

/** A late answer must not redirect the member. Returns the unsubscriber. */
export function onSetOut(callback: () => void): () => void {
  window.addEventListener('beforeunload', callback);
  return () => window.removeEventListener('beforeunload', callback);
}
