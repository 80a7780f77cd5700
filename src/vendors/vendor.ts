/**
 * What every verification vendor is to the screens: one that runs inside the page, or one that the member goes to and comes back from.
 * A vendor's "done" means submitted, never verified: the server's kyc-info decides (design 11).
 */

/** What happens in a run, in the same words for all vendors. */
export type VendorEvent =
  /** The vendor's own screen is there. */
  | { readonly type: 'loaded' }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'camera-refused' }
  /** `code` is the vendor's own: for reports and support, never for the member to read. */
  | { readonly type: 'failed'; readonly code: string };

/** What a vendor inside the page is started with. */
export interface EmbeddedRun {
  /** An element that is in the document already: a vendor that mounts late never launches. */
  readonly container: HTMLElement;
  readonly token: string;
  /** The vendor's own name of the flow; empty: its default. */
  readonly workflowId: string;
  /** Build of the SDK that the server wishes for; empty: the vendor's newest. */
  readonly version: string;
  /** Empty: the vendor's own address. */
  readonly baseUrl: string;
  /** BCP 47 tag of the page. */
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** Asks the server for another token when the vendor says that this one has run out. */
  readonly freshToken: () => Promise<string>;
  readonly onEvent: (event: VendorEvent) => void;
}

/** Takes the vendor out of the page again. Safe to call twice, and before the vendor has come up. */
export type StopVendor = () => Promise<void>;

export interface EmbeddedVendor {
  /** Rejects when the vendor's code cannot be had or does not start. */
  readonly start: (run: EmbeddedRun) => Promise<StopVendor>;
}

export interface RedirectVendor {
  /** The parameters that the vendor adds to the return address: they leave it once they are read. */
  readonly parameters: readonly string[];
  /** What the return address says; undefined when it says nothing of this vendor. */
  readonly eventOf: (query: URLSearchParams) => VendorEvent | undefined;
}
