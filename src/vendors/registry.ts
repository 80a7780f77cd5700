import type { Provider } from '../domain/statuses';
import { aai } from './aai';
import { jumio } from './jumio';
import type { EmbeddedVendor, RedirectVendor } from './vendor';

/**
 * How each provider is run (spec 3). The code of the embedded ones is fetched when a run starts; `sdk` is the product's own, which
 * `sdk-access` leads to.
 */
export type VendorRow =
  | { readonly kind: 'embedded'; readonly baseOf: 'sumsub' | 'onfido'; readonly load: () => Promise<EmbeddedVendor> }
  | { readonly kind: 'redirect'; readonly vendor: RedirectVendor }
  | { readonly kind: 'sdk' };

export const VENDORS: Readonly<Record<Provider, VendorRow>> = {
  PROVIDER_SUMSUB: { kind: 'embedded', baseOf: 'sumsub', load: async () => (await import('./sumsub')).sumsub },
  PROVIDER_ONFIDO: { kind: 'embedded', baseOf: 'onfido', load: async () => (await import('./onfido')).onfido },
  PROVIDER_JUMIO: { kind: 'redirect', vendor: jumio },
  PROVIDER_AAI: { kind: 'redirect', vendor: aai },
  PROVIDER_DEFAULT: { kind: 'sdk' },
};
