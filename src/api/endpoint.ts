import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a shape comes from: the product's specification, or an assumption that a real back end has to confirm. */
export type Provenance = 'spec' | 'assumed';

/**
 * One call, both ways. What is left out takes the default that the field's comment names; `defineEndpoint` fills it in.
 */
export interface EndpointRow<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
  Header extends string = string,
> {
  readonly method: HttpMethod;
  /** Path under the API base. */
  readonly path: string;
  /** Path in SDK mode. Default: the same path. */
  readonly sdkPath?: string;
  /** What a caller passes: the query of a GET, the body of every other method. */
  readonly request: Request;
  /**
   * The `result` of a successful envelope. A wrong value of a field with a default, or of an optional one, is dropped and reported; one
   * that is required or `needed` fails the call (`domain/tolerant-parse.ts`).
   */
  readonly response: Response;
  readonly provenance: { readonly request: Provenance; readonly response: Provenance };
  /** One sentence for the contract and the catalogue. */
  readonly summary: string;
  /** Names of the request headers this call takes beside the common ones (spec 7), such as `Guid`. Default: none. */
  readonly headers?: readonly Header[];
  /** How the body travels. Default `json`. */
  readonly encoding?: 'json' | 'form';
  /** Whether cookies and the common headers go along; `false` is the spec's second client. Default true. */
  readonly credentials?: boolean;
  /** How a GET's answer is kept (spec 7). Default: not at all. */
  readonly cache?: { readonly lifetimeMs: number; readonly persistent: boolean; readonly keepOnFailure?: boolean };
  /**
   * Whether the call may go out whoever is signed in, because it changes nothing and carries nothing that a member entered. Every other call
   * is sent only once it is sure that the session still belongs to the member whom the page shows. Default: true for a GET.
   */
  readonly forAnyMember?: boolean;
  /** Whether the answer holds personal data: it is then never persisted and never reported. Default true. */
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
/** The headers that a caller may pass to an endpoint: those its row names. */
export type HeadersOf<E extends Endpoint> = { readonly [Name in E['headers'][number]]?: string | undefined };

/** Completes a row with the defaults that `EndpointRow` names. */
export function defineEndpoint<
  Request extends z.core.$ZodType,
  Response extends z.core.$ZodType,
  const Header extends string = never,
>(row: EndpointRow<Request, Response, Header>): Endpoint<Request, Response, Header> {
  return {
    headers: [],
    encoding: 'json',
    credentials: true,
    forAnyMember: row.method === 'GET',
    personal: true,
    ...row,
  };
}

/** The name by which scenarios, logs and faults call an endpoint: `METHOD /path` (design 6). */
export function endpointName(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}
