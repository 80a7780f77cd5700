import type { DocumentType } from '../domain/statuses';

/**
 * Interfaces of the verification vendors: embedded vendors run inside the page, redirect vendors have their own page and return to ours.
 * The end of a run means submitted, never verified: kyc-info has the result.
 */

/** Events of a run, the same for all vendors. */
export type VendorEvent =
  /** The vendor's first screen is shown. */
  | { readonly type: 'loaded' }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'camera-refused' }
  /** `code` names the vendor's error, for reports and support; it is not shown to the member. */
  | { readonly type: 'failed'; readonly code: string };

/** Parameters of a run inside the page. */
export interface EmbeddedRun {
  /** Has to be in the document already, else the vendor does not start. */
  readonly container: HTMLElement;
  readonly token: string;
  /** The vendor's id of the flow; empty: the vendor's default. */
  readonly workflowId: string;
  /** Version of the SDK, from the server; empty: the vendor's latest. */
  readonly version: string;
  /** Base address of the vendor; empty: the vendor's own default. */
  readonly baseUrl: string;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** ISO 3166 alpha-3 code of the document's country; empty if the member has not chosen one. */
  readonly country: string;
  /** Undefined if the member has not chosen one. */
  readonly documentType: DocumentType | undefined;
  /** Requests a new token from the server when the current one has expired. */
  readonly freshToken: () => Promise<string>;
  readonly onEvent: (event: VendorEvent) => void;
}

/** Removes the vendor from the page. May be called twice, and before the vendor has loaded. */
export type StopVendor = () => Promise<void>;

/** A vendor that runs inside the page. */
export interface EmbeddedVendor {
  /** Starts a run. Rejects if the vendor's code fails to load or to start. */
  readonly start: (run: EmbeddedRun) => Promise<StopVendor>;
}

/** A vendor with its own page, which returns to ours. */
export interface RedirectVendor {
  /**
   * Reads the vendor's parameters of the return address; undefined if there are none. Only for display, because anybody can write such an
   * address.
   */
  readonly eventOf: (query: URLSearchParams) => VendorEvent | undefined;
}
