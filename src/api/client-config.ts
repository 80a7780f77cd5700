import type { Platform } from '../domain/modes';
import type { ClientTag } from './client-tags';
import type { Endpoint, HeadersOf } from './endpoint';
import type { ErrorDisplay } from './error-display';
import type { ApiError, ErrorReminder } from './errors';
import type { TransportAdapter } from './transport';
import type { SdkSession } from './wire';

/** No address, no body. */
export interface RequestReport {
  readonly endpoint: string;
  readonly outcome: 'ok' | ApiError['kind'];
  readonly durationMs: number;
}

export interface DroppedReport {
  readonly endpoint: string;
  /** Paths only: values may be personal data. */
  readonly fields: readonly string[];
}

export interface ClientConfig {
  /** No trailing slash. Default: empty. */
  readonly baseUrl: string;
  /** Default: 30,000. */
  readonly timeoutMs: number;
  readonly language: () => string;
  readonly platform: () => Platform;
  /** Undefined outside the mini-program's shell. */
  readonly shellUserAgent: () => string | undefined;
  /** Undefined omits the header. */
  readonly headerValue: (name: string) => string | undefined;
  /** Undefined outside SDK mode. */
  readonly sdkSession: () => SdkSession | undefined;
  readonly storage: () => Storage | undefined;
  /** The client itself only shows the toast of codes 1007 and 1008. */
  readonly onErrorDisplay: (display: ErrorDisplay) => void;
  /** If it rejects, so does the call. Not for `forAnyMember`. */
  readonly isSameMember: () => Promise<boolean>;
  /** Not called for cached results. */
  readonly onResult: (endpoint: Endpoint, result: unknown) => void;
  readonly onRequest: (report: RequestReport) => void;
  /** Not called for aborted requests. */
  readonly onError: (error: ApiError) => void;
  readonly onDropped: (report: DroppedReport) => void;
  readonly adapter: TransportAdapter | undefined;
}

export interface CallOptions<E extends Endpoint = Endpoint> {
  /** Other callers of the same request still get the answer. */
  readonly signal?: AbortSignal | undefined;
  readonly clientTag?: ClientTag | undefined;
  /** Default: from the client's `headerValue`. */
  readonly headers?: HeadersOf<E> | undefined;
  /** Used if no caller handles the failure. The envelope's reminder wins. */
  readonly errorReminder?: ErrorReminder | undefined;
  /** Bypasses the cache and requests in flight. Default: false. */
  readonly fresh?: boolean | undefined;
  /** A background poll, which does not clear `data-ready`. Default: false. */
  readonly isPoll?: boolean | undefined;
  /** Default: 200 to 299. A body with any other accepted status counts as empty. */
  readonly acceptStatus?: ((status: number) => boolean) | undefined;
  /** For codes 1007 and 1008. The call still rejects. Default: false. */
  readonly silent?: boolean | undefined;
  /** Share sent, 0 to 1. Not called if the call joins a request in flight. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
}
