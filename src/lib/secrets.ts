import { BASE_PATH } from '../domain/initial-config';

/**
 * Secrets that arrive in the address: the SDK token and the messaging app's launch data. They are read once, kept in
 * memory and taken out of the address bar and the history entry before anything else can read or report it (design 2).
 * A page's server may hand the SDK token over in a cookie instead; it is deleted as soon as it is read.
 */

export interface Secrets {
  /** The embedding page's SDK token. */
  readonly sdkToken: string | undefined;
  /** Signed launch data of the messaging app. */
  readonly launchData: string | undefined;
  /** The launch parameters that are no secret: platform, version, theme. */
  readonly launchParameters: URLSearchParams;
}

const TOKEN_PARAMETER = 'token';
/** The cookie in which the page's server may pass the token on. */
const TOKEN_COOKIE = 'kyc_sdk_token';
/** The cookie is the embedded verification's alone: it is set and deleted for this path. */
const TOKEN_COOKIE_PATH = `${BASE_PATH}auth/sdk`;
const LAUNCH_PREFIX = 'tgWebApp';
const LAUNCH_DATA = 'tgWebAppData';

/** Splits an address into its secrets and the address without them. Pure, for tests. */
export function splitSecrets(address: string): { secrets: Secrets; cleanAddress: string } {
  const url = new URL(address);
  const sdkToken = url.searchParams.get(TOKEN_PARAMETER) ?? undefined;
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

/** The SDK token that a cookie header holds, if any. Pure, for tests. */
export function cookieToken(cookies: string): string | undefined {
  const start = `${TOKEN_COOKIE}=`;
  const value = cookies.split('; ').find((pair) => pair.startsWith(start));
  return value?.slice(start.length) || undefined;
}

/** Takes the secrets out of the page's address and its cookies. To be called once, first thing. */
export function takeSecrets(page: Window = window): Secrets {
  const { secrets, cleanAddress } = splitSecrets(page.location.href);
  if (cleanAddress !== page.location.href) page.history.replaceState(page.history.state, '', cleanAddress);
  const fromCookie = cookieToken(page.document.cookie);
  if (fromCookie === undefined) return secrets;
  // A cookie of a page in a foreign frame has a jar of its own, which only the second form reaches.
  for (const jar of ['', '; Secure; SameSite=None; Partitioned']) {
    page.document.cookie = `${TOKEN_COOKIE}=; Max-Age=0; Path=${TOKEN_COOKIE_PATH}${jar}`;
  }
  return { ...secrets, sdkToken: secrets.sdkToken ?? fromCookie };
}
