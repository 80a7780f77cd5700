/** A GUID, for risk checks without a session. */
const COOKIE = 'guid';
/** The spec says 120 without a unit; we chose days. */
const LIFETIME_DAYS = 120;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Without cookies, each page load gets a new one. */
export function deviceId(): string {
  const existing = storedId();
  if (existing !== undefined) return existing;
  created ??= randomGuid();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members use.
    document.cookie = `${COOKIE}=${created}; Path=/; Max-Age=${LIFETIME_DAYS * 86_400}; SameSite=Lax${secure}`;
  } catch {
    // As in a page that may keep no cookies.
  }
  return created;
}

/** Browsers refuse cookies to some pages with a `SecurityError`. */
function storedId(): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
    const id = pair?.slice(COOKIE.length + 1);
    return id !== undefined && GUID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

let created: string | undefined;

/** `crypto.randomUUID` is missing on plain http. */
function randomGuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  );
}
