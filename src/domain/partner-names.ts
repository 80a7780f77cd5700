import type { Provider } from './statuses';

/** Names of our verification partners, as members know them. */
export const PARTNER_NAMES = {
  PROVIDER_SUMSUB: 'Sumsub',
  PROVIDER_JUMIO: 'Jumio',
  PROVIDER_AAI: 'ADVANCE.AI',
  PROVIDER_ONFIDO: 'Onfido',
} as const satisfies Partial<Record<Provider, string>>;

/** The providers that have a name of their own; the default provider stands for one of them. */
export const PARTNERS = [
  'PROVIDER_SUMSUB',
  'PROVIDER_JUMIO',
  'PROVIDER_AAI',
  'PROVIDER_ONFIDO',
] as const satisfies readonly (keyof typeof PARTNER_NAMES)[];
