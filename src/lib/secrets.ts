/** Removed from address and history before other code runs. Never from a cookie: a sibling host could have set it. */
export interface Secrets {
  readonly sdkToken: string | undefined;
  readonly launchData: string | undefined;
  /** Not secret: platform, version, theme. */
  readonly launchParameters: URLSearchParams;
}

const TOKEN_PARAMETER = 'token';
const LAUNCH_PREFIX = 'tgWebApp';
const LAUNCH_DATA = 'tgWebAppData';

/** The only fragment that stays in the address: the id of an element. */
const ELEMENT_ID = /^[\w-]+$/;

/**
 * The messaging app's scripts read launch parameters from query and fragment, also after a path there or a second `?`, and decode
 * their names.
 */
export function splitSecrets(address: string): { secrets: Secrets; cleanAddress: string } {
  const url = new URL(address);
  const inQuery = url.search.split(/(?=[?&])/).map((text) => ({ text, ...readPart(text) }));
  const inFragment = url.hash.split(/[?&#]/).map(readPart);
  // An unencoded plus sign.
  const sdkToken = url.searchParams.get(TOKEN_PARAMETER)?.replaceAll(' ', '+') || undefined;

  const launchParameters = new URLSearchParams();
  for (const { name, value } of [...inFragment, ...inQuery]) {
    if (name.startsWith(LAUNCH_PREFIX)) launchParameters.append(name, value);
  }
  const launchData = launchParameters.get(LAUNCH_DATA) ?? undefined;
  launchParameters.delete(LAUNCH_DATA);

  const stays = inQuery.filter(({ name }) => name !== TOKEN_PARAMETER && !name.startsWith(LAUNCH_PREFIX));
  const query = stays.map(({ text }) => text).join('');
  if (stays.length < inQuery.length) url.search = query.replace(/^[?&]+/, '');
  if (!ELEMENT_ID.test(url.hash.slice(1))) url.hash = '';
  return { secrets: { sdkToken, launchData, launchParameters }, cleanAddress: url.href };
}

function readPart(part: string): { readonly name: string; readonly value: string } {
  const [[name, value] = ['', '']] = new URLSearchParams(part.replace(/^[?&]/, ''));
  return { name, value };
}

let taken: string | undefined;

/** Only for a reload, which removes it again. */
export function addressWithToken(): string {
  const url = new URL(location.href);
  if (taken !== undefined) url.searchParams.set(TOKEN_PARAMETER, taken);
  return url.href;
}

let exchanged: string | undefined;

/** The address's token works no more. */
export function exchangeToken(token: string): void {
  exchanged = token;
  if (taken !== undefined) taken = token;
}

/** Undefined: calls use the address's token. */
export function exchangedToken(): string | undefined {
  return exchanged;
}

/** Leaves the secrets in the address. */
export function readSecrets({ location }: Pick<Window, 'location'> = window): Secrets {
  return splitSecrets(location.href).secrets;
}

/** Once, before code that keeps or reports an address. */
export function takeSecrets({ location, history }: Pick<Window, 'location' | 'history'> = window): Secrets {
  const { secrets, cleanAddress } = splitSecrets(location.href);
  taken = secrets.sdkToken;
  exchanged = undefined;
  if (cleanAddress !== location.href) history.replaceState(history.state, '', cleanAddress);
  return secrets;
}
