import type { Provider, Vendor } from '../domain/statuses';
import type { VENDOR_ROWS } from '../domain/vendors';
import { initialConfig } from '../lib/initial-config';
import { loadFile } from '../lib/load-file';
import { aai } from './aai';
import { jumio } from './jumio';
import type { EmbeddedVendor, RedirectVendor } from './vendor';

/** Embedded vendors' code loads at a run. */
interface AdapterOfKind {
  readonly embedded: { readonly kind: 'embedded'; readonly load: () => Promise<EmbeddedVendor> };
  readonly redirect: { readonly kind: 'redirect'; readonly vendor: RedirectVendor };
}
type VendorAdapters = { readonly [V in Vendor]: AdapterOfKind[(typeof VENDOR_ROWS)[V]['kind']] };

export const ADAPTERS: VendorAdapters & { readonly PROVIDER_DEFAULT: { readonly kind: 'sdk' } } = {
  PROVIDER_SUMSUB: { kind: 'embedded', load: async () => (await loadFile(() => import('./sumsub'))).sumsub },
  PROVIDER_ONFIDO: { kind: 'embedded', load: async () => (await loadFile(() => import('./onfido'))).onfido },
  PROVIDER_JUMIO: { kind: 'redirect', vendor: jumio },
  PROVIDER_AAI: { kind: 'redirect', vendor: aai },
  // Needs a token from `sdk-access`.
  PROVIDER_DEFAULT: { kind: 'sdk' },
};
export type Adapter = AdapterOfKind[keyof AdapterOfKind] | (typeof ADAPTERS)['PROVIDER_DEFAULT'];

/** Empty: the vendor's own. */
export function baseAddressOf(provider: Provider): string {
  return provider === 'PROVIDER_DEFAULT' ? '' : initialConfig().vendors[provider];
}
