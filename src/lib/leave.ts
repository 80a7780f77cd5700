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
