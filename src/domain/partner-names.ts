import type { Provider } from './statuses';

/** Names of our verification partners, as members know them. */
export const PARTNER_NAMES = {
  PROVIDER_SUMSUB: 'Sumsub',
  PROVIDER_JUMIO: 'Jumio',
  PROVIDER_AAI: 'ADVANCE.AI',
  PROVIDER_ONFIDO: 'Onfido',
} as const satisfies Partial<Record<Provider, string>>;
