/** Which addresses of a server the app may lead a member to. None of them may run as code, as `javascript:` does. */

/** An absolute address of the web, with the scheme http or https. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** An absolute address of the web, or a path on the page's own host, such as `/help-centre`. */
export function isWebAddressOrPath(address: string): boolean {
  return isWebAddress(address) || isPath(address);
}

/** A path on the page's own host. `//host` and what browsers read as that, such as `/\host`, is the address of another host. */
export function isPath(address: string): boolean {
  if (!address.startsWith('/')) return false;
  const page = 'https://page.invalid';
  return URL.canParse(address, page) && new URL(address, page).origin === page;
}

/** An origin of the web, written as browsers write it: scheme, host and port. `*` and addresses with a path are none. */
export function isWebOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text;
}

/** Whether two absolute addresses have scheme, host and port in common. */
export function haveSameOrigin(one: string, other: string): boolean {
  return isWebAddress(one) && isWebAddress(other) && new URL(one).origin === new URL(other).origin;
}
