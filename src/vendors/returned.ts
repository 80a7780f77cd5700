import { PROVIDERS } from '../domain/statuses';
import { VENDORS } from './registry';
import type { VendorEvent } from './vendor';

/** How a run ended. */
export type VendorEnd = Exclude<VendorEvent, { readonly type: 'loaded' }>;

/**
 * What the address says with which a vendor that works by redirect sent the member back; `provider` in it is ours. A vendor that says
 * nothing was left by the member. Undefined where no vendor sent anybody.
 */
export function returnedEnd(query: URLSearchParams): VendorEnd | undefined {
  const provider = PROVIDERS.find((one) => one === query.get('provider'));
  const row = provider && VENDORS[provider];
  if (row?.kind !== 'redirect') return undefined;
  const event = row.vendor.eventOf(query);
  return event === undefined || event.type === 'loaded' ? { type: 'cancelled' } : event;
}
