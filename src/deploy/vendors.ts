import type { VendorOfKind } from '../domain/vendors';

/** By the vendors' guides. A configured address replaces the hosts. Redirect vendors need nothing. */

export type EmbeddedVendor = VendorOfKind<'embedded'>;

/** Directives that can name a vendor's hosts. */
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
  /** Sources by directive; `VENDOR` means all `origins`, `VENDOR_APIS` all `apis`. */
  readonly sources: Readonly<Partial<Record<VendorDirective, readonly string[]>>>;
  /** They get the camera. */
  readonly origins: readonly string[];
  /** For calls only. */
  readonly apis: readonly string[];
  /** Assigns addresses and markup as plain texts. */
  readonly breaksTrustedTypes: boolean;
}

/** Placeholders in `sources` for `origins` and `apis`. */
export const VENDOR = 'vendor';
export const VENDOR_APIS = 'vendor-apis';

export const VENDOR_NEEDS: Readonly<Record<EmbeddedVendor, VendorNeeds>> = {
  PROVIDER_SUMSUB: {
    sources: { 'frame-src': [VENDOR] },
    origins: ['https://api.sumsub.com', 'https://in.sumsub.com'],
    apis: [],
    breaksTrustedTypes: false,
  },
  // Its guide names the hosts; its client also uses inline styles and blobs.
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
