import type { Site } from './sites';
import { DOCUMENT_TYPES, type DocumentType } from './statuses';

/**
 * Separate, because `sites.ts` is in the first script. Product defaults, not legal advice: a compliance team must
 * confirm each row.
 */

/** `no-compensation` depends on the operator's facts; no row has it. */
export type RiskWarning = 'total-loss' | 'no-compensation' | 'not-reversible' | 'own-funds' | 'leverage';

/** The member names one and proves it. */
export const INVESTOR_CRITERIA = [
  'portfolio-8m-hkd',
  'joint-portfolio-8m-hkd',
  'net-assets-3500k-aed',
  'income-700k-aed',
  'net-assets-100k-usd',
  'financial-experience',
] as const;
export type InvestorCriterion = (typeof INVESTOR_CRITERIA)[number];

/** Has a postcode or not, and the second line's name. */
export type AddressForm = 'general' | 'district' | 'emirate' | 'province';

const WITHOUT_POSTCODE: ReadonlySet<AddressForm> = new Set(['district', 'emirate']);

export type Signature = 'click' | 'electronic-signature';

export interface Region {
  readonly riskWarnings: readonly RiskWarning[];
  readonly criteria: readonly InvestorCriterion[];
  /** Most common on the site, offered first. */
  readonly documentsFirst: readonly DocumentType[];
  readonly addressForm: AddressForm;
  readonly signature: Signature;
}

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

export function regionOf(site: Site): Region {
  return REGIONS[site];
}

export function localFirst<T extends { readonly type: DocumentType }>(site: Site, documents: readonly T[]): T[] {
  const order = [...new Set([...regionOf(site).documentsFirst, ...DOCUMENT_TYPES])];
  return [...documents].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

export function hasPostcode(site: Site): boolean {
  return !WITHOUT_POSTCODE.has(regionOf(site).addressForm);
}
