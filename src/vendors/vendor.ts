import type { DocumentType } from '../domain/statuses';

/** A run's end means submitted, never verified: kyc-info has the result. */

export type VendorEvent =
  | { readonly type: 'loaded' }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'camera-refused' }
  /** For reports and support only. */
  | { readonly type: 'failed'; readonly code: string };

export interface EmbeddedRun {
  /** In the document, else the vendor does not start. */
  readonly container: HTMLElement;
  readonly token: string;
  /** Empty: the default. */
  readonly workflowId: string;
  /** From the server; empty: the latest. */
  readonly version: string;
  /** Base address; empty: the vendor's default. */
  readonly baseUrl: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** ISO 3166 alpha-3; empty if not chosen. */
  readonly country: string;
  /** Undefined if not chosen. */
  readonly documentType: DocumentType | undefined;
  readonly freshToken: () => Promise<string>;
  readonly onEvent: (event: VendorEvent) => void;
}

/** May be called twice, and before the vendor has loaded. */
export type StopVendor = () => Promise<void>;

export interface EmbeddedVendor {
  /** Rejects if the vendor's code fails to load or start. */
  readonly start: (run: EmbeddedRun) => Promise<StopVendor>;
}

export interface RedirectVendor {
  /** Undefined without the vendor's parameters. Anyone can write such an address. */
  readonly eventOf: (query: URLSearchParams) => VendorEvent | undefined;
}
