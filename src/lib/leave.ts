import { initialConfig } from './initial-config';

/**
 * Exits to other parts of the product: full page loads, never the router's. The login takes the page's place in the history: the back button
 * does not lead to a page whose member is gone.
 */

/** Goes to the login page, which sends the member back to the present page (spec 2). */
export function goToLogin(): void {
  location.replace(`${initialConfig().links.login}?redirect_url=${encodeURIComponent(location.href)}`);
}

/** Goes to the login page after signing out (spec 2). */
export function goToLoginAfterLogout(): void {
  location.replace(initialConfig().links.login);
}
