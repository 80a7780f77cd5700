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

export const SIMULATED: { readonly [V in Vendor]: OfKind[(typeof VENDOR_ROWS)[V]['kind']] } = {
  PROVIDER_SUMSUB: sumsub,
  PROVIDER_ONFIDO: onfido,
  PROVIDER_JUMIO: jumio,
  PROVIDER_AAI: aai,
};

export type SimulatedVendor = OfKind[keyof OfKind];

/** Sumsub runs the product's own embedded verification. */
export function vendorBehind(provider: Provider): Vendor {
  return provider === 'PROVIDER_DEFAULT' ? 'PROVIDER_SUMSUB' : provider;
}

/** Undefined for providers without redirects. `id` names the run. */
export function returnParameters(
  provider: Provider,
  end: ReturnedEnd,
  id: string,
): Readonly<Record<string, string>> | undefined {
  if (provider === 'PROVIDER_DEFAULT') return undefined;
  const vendor: SimulatedVendor = SIMULATED[provider];
  return vendor.kind === 'redirect' ? vendor.returned(end, (kind) => `${kind}-${id}`) : undefined;
}
