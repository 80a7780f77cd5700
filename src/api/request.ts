import * as z from 'zod/mini';
import type { Platform } from '../domain/modes';
import { type Endpoint, endpointName, type HttpMethod } from './endpoint';
import { ContractError } from './errors';

/** Builds what goes over the wire (spec 7, "Client behaviour"; spec 6 for the SDK's headers). Pure. */

/** Who calls in SDK mode (spec 6). */
export interface SdkSession {
  /** The SDK token; it travels in this header alone and is never logged, stored or put into an address. */
  readonly token: string;
  /** Value of `kyc-access-origin`. */
  readonly origin: string;
  /** Value of `kyc-access-business`, from `accessBusinessOf`. */
  readonly business: string;
}

/** The value of `kyc-access-business`: the scene, else the business id, else where the user comes from (spec 6). */
export function accessBusinessOf(source: { scene?: string; businessId?: string; from?: string }): string {
  return source.scene || source.businessId || source.from || '';
}

/** What a request takes from its surroundings. */
export interface RequestContext {
  readonly language: string;
  readonly platform: Platform;
  /** Value of the extra user-agent header; inside the mini-program shell only. */
  readonly shellUserAgent: string | undefined;
  readonly sdkSession: SdkSession | undefined;
}

/** Names of the headers whose names the spec does not show; a real back end has to confirm them. */
export const HEADER_NAMES = {
  platform: 'platform',
  shellUserAgent: 'x-user-agent',
  clientTag: 'x-client-tag',
  accessToken: 'kyc-access-token',
  accessOrigin: 'kyc-access-origin',
  accessBusiness: 'kyc-access-business',
} as const;

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

export interface WireRequest {
  readonly method: HttpMethod;
  readonly path: string;
  /** Query parameters in the order of the row's schema; undefined ones are left out. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Serialised already; null for a GET. */
  readonly body: string | null;
  /** Whether cookies go along. */
  readonly credentials: boolean;
}

/** Serialises flat fields; a list repeats its name. */
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

/**
 * The request of a call. The second client (`credentials: false`) sends no cookies and, of its own, only a JSON
 * content type; the language goes with every request (spec 7).
 * @throws ContractError when the input breaks the row's request schema.
 */
export function buildRequest(
  endpoint: Endpoint,
  input: unknown,
  context: RequestContext,
  extra: Readonly<Record<string, string | undefined>> = {},
): WireRequest {
  const parsed = z.safeParse(endpoint.request, input ?? {});
  if (!parsed.success) {
    const problems = parsed.error.issues.map((i) => ({ path: i.path.map(String).join('.'), expected: i.code }));
    throw new ContractError(endpointName(endpoint), 'request', problems);
  }
  const fields = (parsed.data ?? {}) as Record<string, unknown>;
  const isGet = endpoint.method === 'GET';
  const { language, platform, shellUserAgent, sdkSession } = context;
  const common: Record<string, string | undefined> = endpoint.credentials
    ? {
        Accept: 'application/json',
        [HEADER_NAMES.platform]: platform,
        [HEADER_NAMES.shellUserAgent]: shellUserAgent,
        ...sdkHeaders(sdkSession),
      }
    : {};
  const headers = Object.entries({
    'Content-Type': CONTENT_TYPES[endpoint.encoding],
    'Accept-Language': language,
    ...common,
    ...extra,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);

  return {
    method: endpoint.method,
    path: sdkSession ? (endpoint.sdkPath ?? endpoint.path) : endpoint.path,
    query: isGet ? formOf(fields) : '',
    headers: Object.fromEntries(headers),
    body: isGet ? null : endpoint.encoding === 'form' ? formOf(fields) : JSON.stringify(fields),
    credentials: endpoint.credentials,
  };
}
