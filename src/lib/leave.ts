import { initialConfig } from './initial-config';

/** Exits to other parts of the product: full page loads, never the router's. */

/** Address of the login page, which sends the member back to the present page. */
export function loginAddress(): string {
  const address = new URL(initialConfig().links.login, location.href);
  address.searchParams.set('redirect_url', location.href);
  return address.href;
}

/** Goes to the login page, which sends the member back to the present page. */
export function goToLogin(): void {
  location.assign(loginAddress());
}

/** Goes to the login page after signing out. */
export function goToLoginAfterLogout(): void {
  location.assign(initialConfig().links.login);
}
