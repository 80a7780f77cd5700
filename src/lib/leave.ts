import { initialConfig } from './initial-config';

/**
 * Exits to other parts of the product: full page loads, never the router's. The login takes the page's place in the history: the back button
 * does not lead to a page whose member is gone.
 */

/** Address of the login page, which sends the member back to the present page. */
export function loginAddress(): string {
  const address = new URL(initialConfig().links.login, location.href);
  address.searchParams.set('redirect_url', location.href);
  return address.href;
}

/** Goes to the login page, which sends the member back to the present page. */
export function goToLogin(): void {
  location.replace(loginAddress());
}

/** Goes to the login page after signing out. */
export function goToLoginAfterLogout(): void {
  location.replace(initialConfig().links.login);
}

/**
 * Calls back as soon as the member sets out for another document (a plain link, the address bar, a reload), which is before the browser has it:
 * an answer that arrives in between must not lead somewhere else. Returns the function that stops it.
 */
export function onSetOut(callback: () => void): () => void {
  window.addEventListener('beforeunload', callback);
  return () => window.removeEventListener('beforeunload', callback);
}
