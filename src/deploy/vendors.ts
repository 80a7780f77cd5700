import type { VendorOfKind } from '../domain/vendors';

/**
 * What the vendors that run inside of the page need of it, one row each. Jumio and Advance.AI work by redirect and need nothing. The hosts are
 * those of the vendors' own guides; an address of the initial config (`vendors.PROVIDER_SUMSUB`, `vendors.PROVIDER_ONFIDO`) takes their place.
 */

/** Vendors that run inside of the page. */
export type EmbeddedVendor = VendorOfKind<'embedded'>;

/** Directives of the content security policy that can name a vendor's hosts. */
const VENDOR_DIRECTIVES = [
  'connect-src',
  'script-src',
  'style-src',
  'font-src',
  'img-src',
  'media-src',
  'worker-src',
  'frame-src',
] as const;
type VendorDirective = (typeof VENDOR_DIRECTIVES)[number];

interface VendorNeeds {
  /** Sources by directive; `VENDOR` stands for all of `origins`, `VENDOR_APIS` for all of `apis`. */
  readonly sources: Readonly<Partial<Record<VendorDirective, readonly string[]>>>;
  /** The vendor's own origins, unless the initial config names another; they get the camera, too. */
  readonly origins: readonly string[];
  /** Origins that take only calls, likewise. */
  readonly apis: readonly string[];
  /** Whether its code runs in the page itself and assigns addresses and markup as plain texts. */
  readonly breaksTrustedTypes: boolean;
}

/** Stand in `sources` for all of a vendor's `origins`, and for all of its `apis`. */
export const VENDOR = 'vendor';
export const VENDOR_APIS = 'vendor-apis';

/** What each vendor needs. */
export const VENDOR_NEEDS: Readonly<Record<EmbeddedVendor, VendorNeeds>> = {
  // Its loader is part of the build; all else is in its frame. The token names the host, or it is the loader's default.
  PROVIDER_SUMSUB: {
    sources: { 'frame-src': [VENDOR] },
    origins: ['https://api.sumsub.com', 'https://in.sumsub.com'],
    apis: [],
    breaksTrustedTypes: false,
  },
  // Runs in the page. Its guide names the hosts; inline styles and blobs are what its client uses beyond the guide.
  PROVIDER_ONFIDO: {
    sources: {
      'connect-src': [VENDOR, VENDOR_APIS, 'blob:'],
      'script-src': [VENDOR],
      'style-src': [VENDOR, "'unsafe-inline'"],
      'font-src': [VENDOR],
      'img-src': [VENDOR],
      'media-src': [VENDOR, 'blob:'],
      'worker-src': ['blob:'],
      'frame-src': [VENDOR],
    },
    origins: ['https://sdk.onfido.com', 'https://assets.onfido.com'],
    apis: ['https://api.onfido.com', 'https://api.us.onfido.com', 'https://api.ca.onfido.com'],
    breaksTrustedTypes: true,
  },
};

export const EMBEDDED_VENDORS = Object.keys(VENDOR_NEEDS) as EmbeddedVendor[];
