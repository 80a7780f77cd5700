/** Checks of URLs from a server before the app navigates to them. They refuse URLs that run as code, such as `javascript:`. */

/** Whether the text is an absolute http or https URL. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Whether the text is an absolute http or https URL, or a path on the page's own host, such as `/help-centre`. */
export function isWebAddressOrPath(address: string): boolean {
  return isWebAddress(address) || isPath(address);
}

/** Whether the text is a path on the page's own host. False for `//host`, and for `/\host`, which browsers treat the same way. */
export function isPath(address: string): boolean {
  if (!address.startsWith('/')) return false;
  const page = 'https://page.invalid';
  return URL.canParse(address, page) && new URL(address, page).origin === page;
}

/** Whether the text is an http or https origin (scheme, host and port) as browsers print it. False for `*` and for URLs with a path. */
export function isWebOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text;
}

/** Whether both texts are absolute http or https URLs with the same scheme, host and port. */
export function haveSameOrigin(one: string, other: string): boolean {
  return isWebAddress(one) && isWebAddress(other) && new URL(one).origin === new URL(other).origin;
}
