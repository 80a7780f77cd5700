import { initialConfig } from './initial-config';

/**
 * Exits to other parts of the product, as full page loads. The login page replaces the current history entry, so that the back button does
 * not lead to a page of a member who has signed out.
 */

/** Address of the login page; after the login it returns to the current page. */
export function loginAddress(): string {
  const address = new URL(initialConfig().links.login, location.href);
  address.searchParams.set('redirect_url', location.href);
  return address.href;
}

/** Goes to the login page; after the login it returns to the current page. */
export function goToLogin(): void {
  location.replace(loginAddress());
}

/** Goes to the login page after signing out. */
export function goToLoginAfterLogout(): void {
  location.replace(initialConfig().links.login);
}

/**
 * Calls back when the member starts to navigate to another document (a link, the address bar, a reload), so that an answer that arrives
 * before the new document does not redirect the member elsewhere. Returns the function that unsubscribes.
 */
export function onSetOut(callback: () => void): () => void {
  window.addEventListener('beforeunload', callback);
  return () => window.removeEventListener('beforeunload', callback);
}
