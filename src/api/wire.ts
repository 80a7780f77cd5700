import type { Platform } from '../domain/modes';
import type { Endpoint, HttpMethod } from './endpoint';

/**
 * Composes requests by the rules of PRODUCT.md, 'API client' and 'Roles'. No side effects, and no schemas: the first script uses it too, before
 * the rest of the client is loaded.
 */

/** Headers that identify the caller in SDK mode. */
export interface SdkSession {
  /** The SDK token; only sent in the header `kyc-access-token`, never logged, stored or put into an address. */
  readonly token: string;
  /** Value of `kyc-access-origin`. */
  readonly origin: string;
  /** Value of `kyc-access-business`, from `accessBusinessOf`. */
  readonly business: string;
}

/** Values of the page and the session that every request needs. */
export interface RequestContext {
  readonly language: string;
  readonly platform: Platform;
  /** Value of the extra user-agent header; undefined outside the mini-program's shell. */
  readonly shellUserAgent: string | undefined;
  readonly sdkSession: SdkSession | undefined;
}

/** Header names. The first three are assumptions that a real back end has to confirm. */
export const HEADER_NAMES = {
  platform: 'platform',
  shellUserAgent: 'x-user-agent',
  clientTag: 'x-client-tag',
  accessToken: 'kyc-access-token',
  accessOrigin: 'kyc-access-origin',
  accessBusiness: 'kyc-access-business',
} as const;

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * What a header may contain. Some values come from the page's address or from a shell, and browsers refuse to send a request with any other
 * character; such a header is left out, and the server answers as to a request without it.
 */
const HEADER_VALUE = /^[ -~]*$/;

/** A request that is ready to be sent. */
export interface WireRequest {
  readonly method: HttpMethod;
  readonly path: string;
  /** Query string without `?`, in the order of the row's schema; empty for every method but GET. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Serialised body; null for a GET. */
  readonly body: string | null;
  /** Whether cookies are sent. */
  readonly credentials: boolean;
}

/** Serialises flat fields as URL parameters; a list repeats its name. Undefined and null are left out. */
function formOf(fields: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(name, String(item));
    }
  }
  return params.toString();
}

function sdkHeaders(session: SdkSession | undefined): Record<string, string> {
  if (session === undefined) return {};
  return {
    [HEADER_NAMES.accessToken]: session.token,
    [HEADER_NAMES.accessOrigin]: session.origin,
    [HEADER_NAMES.accessBusiness]: session.business,
  };
}

/** What a request is composed from: the fields of an endpoint's row that are visible in the request. */
export type WireRow = Pick<Endpoint, 'method' | 'path' | 'sdkPath' | 'encoding' | 'credentials'>;

/**
 * Composes a request. Without `credentials` it has no cookies and only the headers `Content-Type` and `Accept-Language`, besides those of
 * `extra`.
 * @param fields checked input of the call, in the order of the row's schema
 * @param extra further headers. Those that are undefined, or that no browser can send, are left out
 */
export function wireRequest(
  row: WireRow,
  fields: Record<string, unknown>,
  context: RequestContext,
  extra: Readonly<Record<string, string | undefined>> = {},
): WireRequest {
  const isGet = row.method === 'GET';
  const { language, platform, shellUserAgent, sdkSession } = context;
  const common: Record<string, string | undefined> = row.credentials
    ? {
        Accept: 'application/json',
        [HEADER_NAMES.platform]: platform,
        [HEADER_NAMES.shellUserAgent]: shellUserAgent,
        ...sdkHeaders(sdkSession),
      }
    : {};
  const headers = Object.entries({
    'Content-Type': CONTENT_TYPES[row.encoding],
    'Accept-Language': language,
    ...common,
    ...extra,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined && HEADER_VALUE.test(entry[1]));

  return {
    method: row.method,
    path: sdkSession ? (row.sdkPath ?? row.path) : row.path,
    query: isGet ? formOf(fields) : '',
    headers: Object.fromEntries(headers),
    body: isGet ? null : row.encoding === 'form' ? formOf(fields) : JSON.stringify(fields),
    credentials: row.credentials,
  };
}

/** Begins the keys of cached answers in local storage. */
export const STORAGE_PREFIX = 'api-cache:';

/** Identifies a request: two requests have the same key if they may share an answer (same call, input, session and language). */
export function keyOf({ method, path, query, body, headers }: WireRequest): string {
  return JSON.stringify([method, path, query, body, headers]);
}
