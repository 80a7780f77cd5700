import { BASE_PATH } from '../domain/initial-config';

/**
 * Secrets in the page's address: the SDK token and the messaging app's launch data. They are read once, kept in memory, and removed from
 * the address and the history entry before any other code can read or report them. The page's server may pass the SDK token in a cookie
 * instead, which is deleted as soon as it has been read.
 */
export interface Secrets {
  /** The SDK token. */
  readonly sdkToken: string | undefined;
  /** Signed launch data of the messaging app. */
  readonly launchData: string | undefined;
  /** Launch parameters that are not secret: platform, version, theme. */
  readonly launchParameters: URLSearchParams;
}

const TOKEN_PARAMETER = 'token';
/** Cookie in which the page's server may pass the token. */
const TOKEN_COOKIE = 'kyc_sdk_token';
/** Path of the cookie: only the embedded verification uses it. */
const TOKEN_COOKIE_PATH = `${BASE_PATH}auth/sdk`;
const LAUNCH_PREFIX = 'tgWebApp';
const LAUNCH_DATA = 'tgWebAppData';

/** Splits an address into its secrets and the address without them. No side effects. */
export function splitSecrets(address: string): { secrets: Secrets; cleanAddress: string } {
  const url = new URL(address);
  // A token holds no space: it is a plus sign that the writer of the address has not encoded.
  const sdkToken = url.searchParams.get(TOKEN_PARAMETER)?.replaceAll(' ', '+') || undefined;
  url.searchParams.delete(TOKEN_PARAMETER);

  const fragment = new URLSearchParams(url.hash.slice(1));
  const launchData = fragment.get(LAUNCH_DATA) ?? undefined;
  const launchParameters = new URLSearchParams();
  for (const [name, value] of [...fragment]) {
    if (!name.startsWith(LAUNCH_PREFIX)) continue;
    if (name !== LAUNCH_DATA) launchParameters.append(name, value);
    fragment.delete(name);
  }
  if (launchData !== undefined || launchParameters.size > 0) url.hash = fragment.toString();
  return { secrets: { sdkToken, launchData, launchParameters }, cleanAddress: url.href };
}

/**
 * Returns the SDK token of a cookie header, if there is one. A server may write it as the address had it, encoded, or as it is. No side
 * effects.
 */
export function cookieToken(cookies: string): string | undefined {
  const start = `${TOKEN_COOKIE}=`;
  const value = cookies.split('; ').find((pair) => pair.startsWith(start));
  const token = value?.slice(start.length) || undefined;
  try {
    return token && decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** The SDK token of the page's address. */
let taken: string | undefined;

/**
 * The present address, with the SDK token that it was opened with. Only for loading the page again, because only there can the new page find
 * the token: its first script removes it again before any other code runs. A token that came in a cookie is not put into the address.
 */
export function addressWithToken(): string {
  const url = new URL(location.href);
  if (taken !== undefined) url.searchParams.set(TOKEN_PARAMETER, taken);
  return url.href;
}

/** The token of this visit, where the server gave one for a token of the address that works once. */
let exchanged: string | undefined;

/** Takes over the token that the server gave for this visit in place of the address's, which works no more. */
export function exchangeToken(token: string): void {
  exchanged = token;
  if (taken !== undefined) taken = token;
}

/** The token that the calls of this visit are sent with, if it is not the address's; undefined: it is. */
export function exchangedToken(): string | undefined {
  return exchanged;
}

/** The secrets of the page's address and cookies, which stay there. */
export function readSecrets({ location, document }: Window = window): Secrets {
  const { secrets } = splitSecrets(location.href);
  return { ...secrets, sdkToken: secrets.sdkToken ?? cookieToken(document.cookie) };
}

/** Reads the secrets and removes them from the page's address and cookies. Has to be called once, before code that keeps or reports an address. */
export function takeSecrets(page: Window = window): Secrets {
  const found = readSecrets(page);
  const { secrets, cleanAddress } = splitSecrets(page.location.href);
  taken = secrets.sdkToken;
  exchanged = undefined;
  if (cleanAddress !== page.location.href) page.history.replaceState(page.history.state, '', cleanAddress);
  if (cookieToken(page.document.cookie) === undefined) return found;
  // A page in a frame of another site has partitioned cookies, which only the second form deletes.
  for (const attributes of ['', '; Secure; SameSite=None; Partitioned']) {
    page.document.cookie = `${TOKEN_COOKIE}=; Max-Age=0; Path=${TOKEN_COOKIE_PATH}${attributes}`;
  }
  return found;
}
