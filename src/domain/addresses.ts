/** Refuses URLs that run as code, such as `javascript:`. */

/** Absolute http or https URLs only. */
export function isWebAddress(address: string): boolean {
  return /^https?:$/.test(parsed(address)?.protocol ?? '');
}

export function isWebAddressOrPath(address: string): boolean {
  return isWebAddress(address) || isPath(address);
}

/** False for `//host`, and for `/\host`, which browsers treat the same. */
export function isPath(address: string): boolean {
  if (!address.startsWith('/')) return false;
  const page = 'https://page.invalid';
  return parsed(address, page)?.origin === page;
}

/** As browsers print it. Undefined for an address with a path or more. */
export function readOrigin(address: string): string | undefined {
  const url = parsed(address);
  return url && isWebAddress(url.href) && url.href === `${url.origin}/` ? url.origin : undefined;
}

/** As browsers print it, without a path. */
export function isWebOrigin(text: string): boolean {
  return readOrigin(text) === text;
}

/** Compares scheme, host and port of absolute http or https URLs. */
export function haveSameOrigin(one: string, other: string): boolean {
  return isWebAddress(one) && isWebAddress(other) && new URL(one).origin === new URL(other).origin;
}

/** The oldest browsers lack `URL.parse` and `URL.canParse` (`browsers.ts`). */
function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
