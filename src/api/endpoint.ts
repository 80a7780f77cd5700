import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether the product's owner gave the shape (`spec`), or a real back end has to confirm it. */
type Provenance = 'spec' | 'assumed';

export interface EndpointRow<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
  Header extends string = string,
> {
  readonly method: HttpMethod;
  readonly path: string;
  /** Default: `path`. */
  readonly sdkPath?: string;
  /** The query of a GET, the body of other methods. */
  readonly request: Request;
  /** Invalid optional fields are dropped and reported; other invalid fields fail the call. */
  readonly response: Response;
  readonly provenance: { readonly request: Provenance; readonly response: Provenance };
  readonly summary: string;
  /** Sent in addition to the common headers. Default: none. */
  readonly headers?: readonly Header[];
  /** Default: `json`. */
  readonly encoding?: 'json' | 'form';
  /** Whether to send cookies and the common headers. Default: true; false is the 'second client' of PRODUCT.md. */
  readonly credentials?: boolean;
  /** GET only. Default: not cached. `keepOnFailure` keeps the answer when a later call fails. */
  readonly cache?: { readonly lifetimeMs: number; readonly persistent: boolean; readonly keepOnFailure?: boolean };
  /** Changes nothing and sends no member input. Default: true for a GET, else false. */
  readonly forAnyMember?: boolean;
  /** For answers without words, if a new call would create something. Default: false. */
  readonly keepsLanguage?: boolean;
  /** Sends the member's input or decision; use `submit` only. Default: false for GET and `forAnyMember`, else true. */
  readonly submits?: boolean;
  /** Personal data is never written to local storage or reported. Default: true. */
  readonly personal?: boolean;
}

export type Endpoint<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
  Header extends string = string,
> = Required<Omit<EndpointRow<Request, Response, Header>, 'cache' | 'sdkPath'>> &
  Pick<EndpointRow<Request, Response, Header>, 'cache' | 'sdkPath'>;

export type RequestOf<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type HeadersOf<E extends Endpoint> = { readonly [Name in E['headers'][number]]?: string | undefined };

const defined = new Map<string, Endpoint>();

export function definedEndpoint(row: Pick<Endpoint, 'method' | 'path'>): Endpoint | undefined {
  return defined.get(endpointName(row));
}

export function defineEndpoint<
  Request extends z.core.$ZodType,
  Response extends z.core.$ZodType,
  const Header extends string = never,
>(row: EndpointRow<Request, Response, Header>): Endpoint<Request, Response, Header> {
  const endpoint: Endpoint<Request, Response, Header> = {
    headers: [],
    encoding: 'json',
    credentials: true,
    forAnyMember: row.method === 'GET',
    keepsLanguage: false,
    submits: row.method !== 'GET' && !row.forAnyMember,
    personal: true,
    ...row,
  };
  defined.set(endpointName(endpoint), endpoint as unknown as Endpoint);
  return endpoint;
}

/** Authorised by the SDK token, or public. */
const WITHOUT_SESSION = /^\/v1\/s1\/|\/public\//;

/** It has an SDK path, sends no cookies, or needs no session. */
export function worksByToken({
  path,
  sdkPath,
  credentials,
}: Pick<Endpoint, 'path' | 'sdkPath' | 'credentials'>): boolean {
  return sdkPath !== undefined || !credentials || WITHOUT_SESSION.test(path);
}

/** As in scenarios, logs and faults. */
export function endpointName(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}
