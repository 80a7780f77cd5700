/** Cookie with the anonymous device id, a GUID of 36 characters, by which risk checks identify a device without a session. */
const COOKIE = 'guid';
/** The specified expiry value is 120, without a unit; we chose days. */
const LIFETIME_DAYS = 120;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the device id and creates it on the first call. If cookies are forbidden, each page load has a new id. */
export function deviceId(): string {
  const existing = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (existing !== undefined && GUID.test(existing)) return existing;
  created ??= crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members use.
  document.cookie = `${COOKIE}=${created}; Path=/; Max-Age=${LIFETIME_DAYS * 86_400}; SameSite=Lax${secure}`;
  return created;
}

let created: string | undefined;
