import { AAI_CODES, JUMIO_CODES, ONFIDO_CODES, type RejectionCodes, SUMSUB_CODES } from './rejection-codes';
import type { Vendor } from './statuses';

/** Everything that has to be decided for a verification vendor. */
interface VendorRow {
  /** Its name as members know it. Each consent names all vendors, unless the operator's facts give another name (`operator.partners`). */
  readonly name: string;
  /** How it runs: embedded in the page, or by redirect to its own page. */
  readonly kind: 'embedded' | 'redirect';
  /** Its codes of a rejection. */
  readonly rejectionCodes: RejectionCodes;
}

/**
 * One row for each vendor. To add one, add its key to `VENDORS` in `statuses.ts` and its row here; the compiler then asks for its adapter
 * (`src/vendors`), for what an embedded one needs of the page (`src/deploy/vendors.ts`), and for its simulator (`harness/engine/mock/vendors`).
 */
export const VENDOR_ROWS = {
  PROVIDER_SUMSUB: { name: 'Sumsub', kind: 'embedded', rejectionCodes: SUMSUB_CODES },
  PROVIDER_JUMIO: { name: 'Jumio', kind: 'redirect', rejectionCodes: JUMIO_CODES },
  PROVIDER_AAI: { name: 'ADVANCE.AI', kind: 'redirect', rejectionCodes: AAI_CODES },
  PROVIDER_ONFIDO: { name: 'Onfido', kind: 'embedded', rejectionCodes: ONFIDO_CODES },
} as const satisfies Record<Vendor, VendorRow>;

/** The vendors of a kind. */
export type VendorOfKind<Kind extends VendorRow['kind']> = {
  [V in Vendor]: (typeof VENDOR_ROWS)[V]['kind'] extends Kind ? V : never;
}[Vendor];
