import { AAI_CODES, JUMIO_CODES, ONFIDO_CODES, type RejectionCodes, SUMSUB_CODES } from './rejection-codes';
import type { Vendor } from './statuses';

interface VendorRow {
  /** Consents name it unless `operator.partners` does. */
  readonly name: string;
  readonly kind: 'embedded' | 'redirect';
  readonly rejectionCodes: RejectionCodes;
}

/** Also needs a key in `VENDORS`. The compiler asks for the rest. */
export const VENDOR_ROWS = {
  PROVIDER_SUMSUB: { name: 'Sumsub', kind: 'embedded', rejectionCodes: SUMSUB_CODES },
  PROVIDER_JUMIO: { name: 'Jumio', kind: 'redirect', rejectionCodes: JUMIO_CODES },
  PROVIDER_AAI: { name: 'ADVANCE.AI', kind: 'redirect', rejectionCodes: AAI_CODES },
  PROVIDER_ONFIDO: { name: 'Onfido', kind: 'embedded', rejectionCodes: ONFIDO_CODES },
} as const satisfies Record<Vendor, VendorRow>;

export type VendorOfKind<Kind extends VendorRow['kind']> = {
  [V in Vendor]: (typeof VENDOR_ROWS)[V]['kind'] extends Kind ? V : never;
}[Vendor];
