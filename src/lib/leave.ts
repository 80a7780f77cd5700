import { initialConfig } from './initial-config';

/** Exits to other parts of the product: full page loads, never the router's. */

/** Goes to the login page, which sends the member back to the present page (spec 2). */
export function goToLogin(): void {
  location.assign(`${initialConfig().links.login}?redirect_url=${encodeURIComponent(location.href)}`);
}

/** Goes to the login page after signing out (spec 2). */
export function goToLoginAfterLogout(): void {
  location.assign(initialConfig().links.login);
}

/**
 * Calls back as soon as the member sets out for another document (a plain link, the address bar, a reload), which is before the browser has it:
 * an answer that arrives in between must not lead somewhere else. Returns the function that stops it.
 */
export function onSetOut(callback: () => void): () => void {
  window.addEventListener('beforeunload', callback);
  return () => window.removeEventListener('beforeunload', callback);
}
