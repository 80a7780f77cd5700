import type { Platform } from '../domain/modes';
import type { ClientTag } from './client-tags';
import type { Endpoint, HeadersOf } from './endpoint';
import type { ErrorDisplay } from './error-display';
import type { ApiError, ErrorReminder } from './errors';
import type { TransportAdapter } from './transport';
import type { SdkSession } from './wire';

/** Settings of the client, options of one call, and what the client reports. */

/** Facts about a finished request, for the error-reporting service: no address, no body. */
export interface RequestReport {
  readonly endpoint: string;
  readonly outcome: 'ok' | ApiError['kind'];
  readonly durationMs: number;
}

/** Fields of an answer that did not match the schema and were dropped, because screens work without them. */
export interface DroppedReport {
  readonly endpoint: string;
  /** Paths only: values may be personal data. */
  readonly fields: readonly string[];
}

/** Settings and callbacks of the client; `app/start.tsx` sets them at startup. */
export interface ClientConfig {
  /** Base address without a trailing slash, from `apiBaseOf`. Default: empty. */
  readonly baseUrl: string;
  /** Milliseconds until a call is aborted. Default: 30,000. */
  readonly timeoutMs: number;
  /** Value of Accept-Language: the page's language. */
  readonly language: () => string;
  readonly platform: () => Platform;
  /** Value of the extra user-agent header; undefined outside the mini-program's shell, where the header is not sent. */
  readonly shellUserAgent: () => string | undefined;
  /** Returns the value of a header that an endpoint's row names, such as `Guid`, or undefined to leave the header out. */
  readonly headerValue: (name: string) => string | undefined;
  /** Token and headers of the SDK session; undefined in every other mode. */
  readonly sdkSession: () => SdkSession | undefined;
  /** Returns local storage for the persistent cache, or undefined if there is none. */
  readonly storage: () => Storage | undefined;
  /** Shows a message to the member. The client itself shows only the toast of codes 1007 and 1008. */
  readonly onErrorDisplay: (display: ErrorDisplay) => void;
  /**
   * Checks whether the session still belongs to the member whom the page shows. Runs before each call that is not `forAnyMember`; if it
   * rejects, the call rejects with the same error.
   */
  readonly isSameMember: () => Promise<boolean>;
  /** Called with each result that comes from the server, not with cached ones. */
  readonly onResult: (endpoint: Endpoint, result: unknown) => void;
  /** Called once for each request to the server, when it has finished. */
  readonly onRequest: (report: RequestReport) => void;
  /** Called once for each failed request, except aborted ones. */
  readonly onError: (error: ApiError) => void;
  /** Called once for each answer from the server of which fields were dropped. */
  readonly onDropped: (report: DroppedReport) => void;
  /** Replaces axios's own network adapter in tests and in-process mocks. */
  readonly adapter: TransportAdapter | undefined;
}

/** Options of one call; all are optional. */
export interface CallOptions<E extends Endpoint = Endpoint> {
  /** Aborts the call for this caller; other callers of the same request still get the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Name of the member's action; it is sent as a header and remembered for 60 seconds. */
  readonly clientTag?: ClientTag | undefined;
  /** Values for headers that the endpoint's row names. Default: those of the client's `headerValue`. */
  readonly headers?: HeadersOf<E> | undefined;
  /**
   * How the failure is shown if no caller handles it. A reminder in the answer's envelope takes precedence. Callers that share one request
   * share the reminder of the first caller.
   */
  readonly errorReminder?: ErrorReminder | undefined;
  /** Sends a request even if an answer is cached or already requested: after a change, or on retry. Default: false. */
  readonly fresh?: boolean | undefined;
  /** Asks again by itself for a status that may change: the page stays marked as ready meanwhile (`data-ready`). Default: false. */
  readonly isPoll?: boolean | undefined;
  /** Statuses that are not an `http error`. Default: 200 to 299. A body with any other accepted status counts as empty. */
  readonly acceptStatus?: ((status: number) => boolean) | undefined;
  /** Shows no toast for codes 1007 and 1008, for calls in the background; the call rejects all the same. Default: false. */
  readonly silent?: boolean | undefined;
  /** Called with the share of the body that has been sent, 0 to 1. Never called if the call joins a request in flight. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
}
