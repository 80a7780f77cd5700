import { oneOf } from '../domain/look-up';
import { PROVIDERS } from '../domain/statuses';
import { ADAPTERS } from './registry';
import type { VendorEvent } from './vendor';

export type VendorEnd = Exclude<VendorEvent, { readonly type: 'loaded' }>;

/** Without the vendor's parameters it is cancelled. Undefined for other addresses. */
export function returnedEnd(query: URLSearchParams): VendorEnd | undefined {
  const provider = oneOf(PROVIDERS, query.get('provider'));
  const row = provider && ADAPTERS[provider];
  if (row?.kind !== 'redirect') return undefined;
  const event = row.vendor.eventOf(query);
  return event === undefined || event.type === 'loaded' ? { type: 'cancelled' } : event;
}
