import { oneOf } from '../domain/look-up';
import { PROVIDERS } from '../domain/statuses';
import { ADAPTERS } from './registry';
import type { VendorEvent } from './vendor';

/** How a run ended. */
export type VendorEnd = Exclude<VendorEvent, { readonly type: 'loaded' }>;

/**
 * Reads the end of a run from the return address of a vendor that works by redirect. We set the parameter `provider` ourselves. Without
 * parameters from the vendor the run counts as cancelled. Returns undefined if the address is not a return address.
 */
export function returnedEnd(query: URLSearchParams): VendorEnd | undefined {
  const provider = oneOf(PROVIDERS, query.get('provider'));
  const row = provider && ADAPTERS[provider];
  if (row?.kind !== 'redirect') return undefined;
  const event = row.vendor.eventOf(query);
  return event === undefined || event.type === 'loaded' ? { type: 'cancelled' } : event;
}
