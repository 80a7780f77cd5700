import type { Provider } from '../domain/statuses';
import { loadFile } from '../lib/load-file';
import { aai } from './aai';
import { jumio } from './jumio';
import type { EmbeddedVendor, RedirectVendor } from './vendor';

/**
 * How a provider is run: embedded in the page (its code is loaded when a run starts), by redirect, or with the product's own embedded
 * verification (`sdk`), which needs a token from `sdk-access`. `baseOf` is the vendor's key in the initial config's base addresses.
 */
export type VendorRow =
  | { readonly kind: 'embedded'; readonly baseOf: 'sumsub' | 'onfido'; readonly load: () => Promise<EmbeddedVendor> }
  | { readonly kind: 'redirect'; readonly baseOf: 'jumio' | 'aai'; readonly vendor: RedirectVendor }
  | { readonly kind: 'sdk' };

/** One row for each provider. */
export const VENDORS: Readonly<Record<Provider, VendorRow>> = {
  PROVIDER_SUMSUB: {
    kind: 'embedded',
    baseOf: 'sumsub',
    load: async () => (await loadFile(() => import('./sumsub'))).sumsub,
  },
  PROVIDER_ONFIDO: {
    kind: 'embedded',
    baseOf: 'onfido',
    load: async () => (await loadFile(() => import('./onfido'))).onfido,
  },
  PROVIDER_JUMIO: { kind: 'redirect', baseOf: 'jumio', vendor: jumio },
  PROVIDER_AAI: { kind: 'redirect', baseOf: 'aai', vendor: aai },
  PROVIDER_DEFAULT: { kind: 'sdk' },
};
