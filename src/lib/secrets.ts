/**
 * Secrets that arrive in the address: the SDK token and the messaging app's launch data. They are read once, kept in
 * memory and taken out of the address bar and the history entry before anything else can read or report it (design 2).
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

/** Takes the secrets out of the page's address. To be called once, first thing. */
export function takeSecrets(page: Window = window): Secrets {
  const { secrets, cleanAddress } = splitSecrets(page.location.href);
  if (cleanAddress !== page.location.href) page.history.replaceState(page.history.state, '', cleanAddress);
  return secrets;
}
