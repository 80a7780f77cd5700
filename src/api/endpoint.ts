import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Origin of a shape: given by the product's owner (`spec`), or an assumption that a real back end has to confirm. */
type Provenance = 'spec' | 'assumed';

/** Definition of one endpoint: request, response and how it is called. `defineEndpoint` fills in the defaults of optional fields. */
export interface EndpointRow<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
  Header extends string = string,
> {
  readonly method: HttpMethod;
  /** Path under the API base. */
  readonly path: string;
  /** Path in SDK mode. Default: `path`. */
  readonly sdkPath?: string;
  /** Input of the call: the query of a GET, the body of every other method. */
  readonly request: Request;
  /**
   * The `result` of a successful envelope. An invalid value of an optional field, or of one with a default, is dropped and reported; an
   * invalid value of a required or `needed` field fails the call (`domain/tolerant-parse.ts`).
   */
  readonly response: Response;
  readonly provenance: { readonly request: Provenance; readonly response: Provenance };
  /** One sentence for the contract and the catalogue. */
  readonly summary: string;
  /** Names of request headers that are sent in addition to the common ones, such as `Guid`. Default: none. */
  readonly headers?: readonly Header[];
  /** Encoding of the body. Default: `json`. */
  readonly encoding?: 'json' | 'form';
  /** Whether cookies and the common headers are sent. Default: true; false is the 'second client' of PRODUCT.md, 'API client'. */
  readonly credentials?: boolean;
  /** How the answer of a GET is cached; `keepOnFailure` keeps it when a later call fails. Default: not cached. */
  readonly cache?: { readonly lifetimeMs: number; readonly persistent: boolean; readonly keepOnFailure?: boolean };
  /**
   * Whether the call may be sent whoever is signed in, because it changes nothing and contains nothing that a member entered. Before every
   * other call the client checks that the session still belongs to the member whom the page shows. Default: true for a GET, else false.
   */
  readonly forAnyMember?: boolean;
  /**
   * Whether a screen keeps its answer when the member changes the language, because it contains no words, and asking again would make
   * something anew. Default: false.
   */
  readonly keepsLanguage?: boolean;
  /**
   * Whether the call submits what the member has entered or decided, so that after a failure the member has to know whether the server has
   * it. Actions send such a call by `submit` only (`features/shared/actions/action.ts`). Default: false for a GET and for a call that is
   * `forAnyMember`, else true.
   */
  readonly submits?: boolean;
  /** Whether the answer contains personal data, which is never written to local storage and never reported. Default: true. */
  readonly personal?: boolean;
}

/** A row with every default filled in. */
export type Endpoint<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
  Header extends string = string,
> = Required<Omit<EndpointRow<Request, Response, Header>, 'cache' | 'sdkPath'>> &
  Pick<EndpointRow<Request, Response, Header>, 'cache' | 'sdkPath'>;

/** Input of an endpoint, as a caller passes it. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** Result of an endpoint, after the check against its schema. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** Headers that a caller may set for an endpoint: those its row names. */
export type HeadersOf<E extends Endpoint> = { readonly [Name in E['headers'][number]]?: string | undefined };

/** The rows whose code is loaded, by their names. */
const defined = new Map<string, Endpoint>();

/** The row with this method and path; undefined until the code that defines it is loaded. */
export function definedEndpoint(row: Pick<Endpoint, 'method' | 'path'>): Endpoint | undefined {
  return defined.get(endpointName(row));
}

/** Fills in the defaults of a row. */
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

/** Paths that need no session: the integration's own, which the SDK token authorises, and public ones. */
const WITHOUT_SESSION = /^\/v1\/s1\/|\/public\//;

/**
 * Whether a call can be made in SDK mode, where nobody is signed in: it has an SDK path, is sent without cookies, or its own path
 * needs no session. The client refuses every other call there, and a screen that cannot do without one is not available by token (`byToken`
 * in `domain/routes.ts`).
 */
export function worksByToken({
  path,
  sdkPath,
  credentials,
}: Pick<Endpoint, 'path' | 'sdkPath' | 'credentials'>): boolean {
  return sdkPath !== undefined || !credentials || WITHOUT_SESSION.test(path);
}

/** Name of an endpoint in scenarios, logs and faults: `METHOD /path`. */
export function endpointName(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}
