import type { Site } from './sites';
import { DOCUMENT_TYPES, type DocumentType } from './statuses';

/**
 * What the screens about compliance show on each regulated site: one row each without optional fields, beside `SITE_ROWS`. It is a file of
 * its own because the first script of every page contains `sites.ts` and does not need this.
 *
 * The rows are the product's defaults, not legal advice. A compliance team has to confirm each of them before it is used.
 */

/** Warnings about risks. `no-compensation` is shown where the operator's facts say that no scheme protects deposits; no row has it. */
export type RiskWarning = 'total-loss' | 'no-compensation' | 'not-reversible' | 'own-funds' | 'leverage';

/** Ways to meet the conditions of an investor status; the member names one and proves it. */
export const INVESTOR_CRITERIA = [
  'portfolio-8m-hkd',
  'joint-portfolio-8m-hkd',
  'net-assets-3500k-aed',
  'income-700k-aed',
  'net-assets-100k-usd',
  'financial-experience',
] as const;
export type InvestorCriterion = (typeof INVESTOR_CRITERIA)[number];

/** How an address is written: whether it has a postcode, and what its second line is called. */
export type AddressForm = 'general' | 'district' | 'emirate' | 'province';

/** Addresses that have no postcode. */
const WITHOUT_POSTCODE: ReadonlySet<AddressForm> = new Set(['district', 'emirate']);

/** How an agreement is accepted: by a click, or by an electronic signature that the site's law recognises. */
export type Signature = 'click' | 'electronic-signature';

/** The facts of a site that the screens about compliance need. */
export interface Region {
  /** Shown with agreements, tests and investor status. */
  readonly riskWarnings: readonly RiskWarning[];
  readonly criteria: readonly InvestorCriterion[];
  /** Identity documents that most members of the site have; they are offered first. */
  readonly documentsFirst: readonly DocumentType[];
  readonly addressForm: AddressForm;
  readonly signature: Signature;
}

/** One row for each site. */
const REGIONS = {
  NONE: {
    riskWarnings: ['total-loss', 'not-reversible'],
    criteria: [],
    documentsFirst: [],
    addressForm: 'general',
    signature: 'click',
  },
  HKG: {
    riskWarnings: ['total-loss', 'not-reversible'],
    criteria: ['portfolio-8m-hkd', 'joint-portfolio-8m-hkd'],
    documentsFirst: ['ID_CARD'],
    addressForm: 'district',
    signature: 'click',
  },
  ARE: {
    riskWarnings: ['total-loss', 'not-reversible', 'leverage'],
    criteria: ['net-assets-3500k-aed', 'income-700k-aed'],
    documentsFirst: ['ID_CARD'],
    addressForm: 'emirate',
    signature: 'click',
  },
  TUR: {
    riskWarnings: ['total-loss', 'not-reversible'],
    criteria: [],
    documentsFirst: ['ID_CARD'],
    addressForm: 'province',
    signature: 'electronic-signature',
  },
  KAZ: {
    riskWarnings: ['total-loss', 'leverage'],
    criteria: ['net-assets-100k-usd', 'financial-experience'],
    documentsFirst: ['ID_CARD'],
    addressForm: 'province',
    signature: 'click',
  },
  EU: {
    riskWarnings: ['total-loss', 'not-reversible'],
    criteria: [],
    documentsFirst: ['ID_CARD', 'PASSPORT'],
    addressForm: 'general',
    signature: 'click',
  },
  IDN: {
    riskWarnings: ['total-loss', 'not-reversible', 'own-funds'],
    criteria: [],
    documentsFirst: ['ID_CARD'],
    addressForm: 'province',
    signature: 'click',
  },
} as const satisfies Record<Site, Region>;

/** The facts of a site. */
export function regionOf(site: Site): Region {
  return REGIONS[site];
}

/** Sorts documents, so that each screen of a site has the same order: the site's own first, then the others as in `DOCUMENT_TYPES`. */
export function localFirst<T extends { readonly type: DocumentType }>(site: Site, documents: readonly T[]): T[] {
  const order = [...new Set([...regionOf(site).documentsFirst, ...DOCUMENT_TYPES])];
  return [...documents].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

/** Whether addresses of the site have a postcode. */
export function hasPostcode(site: Site): boolean {
  return !WITHOUT_POSTCODE.has(regionOf(site).addressForm);
}
