import type { Provider, Vendor } from '../../../../src/domain/statuses';
import type { VENDOR_ROWS } from '../../../../src/domain/vendors';
import { aai } from './aai';
import { jumio } from './jumio';
import { onfido } from './onfido';
import type { ReturnedEnd, SimulatedEmbedded, SimulatedRedirect } from './simulated-vendor';
import { sumsub } from './sumsub';

interface OfKind {
  readonly embedded: SimulatedEmbedded;
  readonly redirect: SimulatedRedirect;
}

/** The simulator of each vendor, of its kind in `src/domain/vendors.ts`. */
export const SIMULATED: { readonly [V in Vendor]: OfKind[(typeof VENDOR_ROWS)[V]['kind']] } = {
  PROVIDER_SUMSUB: sumsub,
  PROVIDER_ONFIDO: onfido,
  PROVIDER_JUMIO: jumio,
  PROVIDER_AAI: aai,
};

export type SimulatedVendor = OfKind[keyof OfKind];

/** The vendor that verifies for a provider: Sumsub stands behind the product's own embedded verification. */
export function vendorBehind(provider: Provider): Vendor {
  return provider === 'PROVIDER_DEFAULT' ? 'PROVIDER_SUMSUB' : provider;
}

/** The query parameters with which a redirect vendor sends the member back; undefined for other providers. `id` names the run. */
export function returnParameters(
  provider: Provider,
  end: ReturnedEnd,
  id: string,
): Readonly<Record<string, string>> | undefined {
  if (provider === 'PROVIDER_DEFAULT') return undefined;
  const vendor: SimulatedVendor = SIMULATED[provider];
  return vendor.kind === 'redirect' ? vendor.returned(end, (kind) => `${kind}-${id}`) : undefined;
}
