import type { Platform } from '../domain/modes';
import type { Endpoint, HttpMethod } from './endpoint';

/** Composes requests by PRODUCT.md, 'API client'. Without schemas, because the first script uses it. */

export interface SdkSession {
  /** Only sent in `kyc-access-token`; never logged, stored or put into an address. */
  readonly token: string;
  /** Value of `kyc-access-origin`. */
  readonly origin: string;
  /** Value of `kyc-access-business`. */
  readonly business: string;
}

export interface RequestContext {
  readonly language: string;
  readonly platform: Platform;
  /** Undefined outside the mini-program's shell. */
  readonly shellUserAgent: string | undefined;
  readonly sdkSession: SdkSession | undefined;
}

/** The first three are assumptions. */
export const HEADER_NAMES = {
  platform: 'platform',
  shellUserAgent: 'x-user-agent',
  clientTag: 'x-client-tag',
  accessToken: 'kyc-access-token',
  accessOrigin: 'kyc-access-origin',
  accessBusiness: 'kyc-access-business',
} as const;

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Browsers refuse other characters; omit such a header. */
const HEADER_VALUE = /^[ -~]*$/;

export interface WireRequest {
  readonly method: HttpMethod;
  readonly path: string;
  /** Without `?`; empty unless a GET. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a GET. */
  readonly body: string | null;
  readonly credentials: boolean;
}

/** A list repeats its name. Omits undefined and null. */
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

type WireRow = Pick<Endpoint, 'method' | 'path' | 'sdkPath' | 'encoding' | 'credentials'>;

/** Without `credentials` only `Content-Type`, `Accept-Language` and `extra`. @param fields in schema order */
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

export function addressOf({ path, query }: WireRequest, baseUrl: string): string {
  return `${baseUrl}${path}${query && `?${query}`}`;
}

export const STORAGE_PREFIX = 'api-cache:';

/** Equal keys may share an answer. */
export function keyOf({ method, path, query, body, headers }: WireRequest): string {
  return JSON.stringify([method, path, query, body, headers]);
}
