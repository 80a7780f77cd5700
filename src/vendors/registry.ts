import type { Provider } from '../domain/statuses';
import { aai } from './aai';
import { jumio } from './jumio';
import type { EmbeddedVendor, RedirectVendor } from './vendor';

/**
 * How each provider is run. The code of the embedded ones is fetched when a run starts; `sdk` is the product's own, which `sdk-access`
 * leads to. `baseOf` names the vendor's base address in the initial config.
 */
export type VendorRow =
  | { readonly kind: 'embedded'; readonly baseOf: 'sumsub' | 'onfido'; readonly load: () => Promise<EmbeddedVendor> }
  | { readonly kind: 'redirect'; readonly baseOf: 'jumio' | 'aai'; readonly vendor: RedirectVendor }
  | { readonly kind: 'sdk' };

export const VENDORS: Readonly<Record<Provider, VendorRow>> = {
  PROVIDER_SUMSUB: { kind: 'embedded', baseOf: 'sumsub', load: async () => (await import('./sumsub')).sumsub },
  PROVIDER_ONFIDO: { kind: 'embedded', baseOf: 'onfido', load: async () => (await import('./onfido')).onfido },
  PROVIDER_JUMIO: { kind: 'redirect', baseOf: 'jumio', vendor: jumio },
  PROVIDER_AAI: { kind: 'redirect', baseOf: 'aai', vendor: aai },
  PROVIDER_DEFAULT: { kind: 'sdk' },
};
