import type { AgreementName, DueDiligence, InvestorClass, InvestorTest, ProofOfAddressTime, Site } from './sites';
import type { DocumentType } from './statuses';

/**
 * What the screens about compliance show on each regulated site: one row each without optional fields, beside `SITE_ROWS`. It is a file of
 * its own because the first script of every page contains `sites.ts` and does not need this.
 *
 * The rows are the product's defaults, not legal advice. A compliance team has to confirm each of them before it is used.
 */

/** Who supervises the site, by the abbreviation in the keys of the texts. `none`: no regulator. */
export const REGULATORS = ['none', 'sfc', 'vara', 'cmb', 'afsa', 'mica', 'ojk'] as const;
export type Regulator = (typeof REGULATORS)[number];

/** Warnings about risks. */
export const RISK_WARNINGS = ['total-loss', 'no-compensation', 'not-reversible', 'own-funds', 'leverage'] as const;
export type RiskWarning = (typeof RISK_WARNINGS)[number];

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
export const ADDRESS_FORMS = ['general', 'district', 'emirate', 'province'] as const;
export type AddressForm = (typeof ADDRESS_FORMS)[number];

/** How an agreement is accepted: by a click, or by an electronic signature that the site's law recognises. */
export const SIGNATURES = ['click', 'electronic-signature'] as const;
export type Signature = (typeof SIGNATURES)[number];

/** The facts of a site that the screens about compliance need. */
export interface Region {
  readonly regulator: Regulator;
  /** Shown with agreements, tests and investor status. */
  readonly riskWarnings: readonly RiskWarning[];
  readonly criteria: readonly InvestorCriterion[];
  /** Identity documents that most members of the site have; they are offered first. */
  readonly documentsFirst: readonly DocumentType[];
  readonly addressForm: AddressForm;
  readonly signature: Signature;
}

/** One row for each site. */
export const REGIONS = {
  NONE: {
    regulator: 'none',
    riskWarnings: ['total-loss', 'not-reversible'],
    criteria: [],
    documentsFirst: [],
    addressForm: 'general',
    signature: 'click',
  },
  HKG: {
    regulator: 'sfc',
    riskWarnings: ['total-loss', 'no-compensation', 'not-reversible'],
    criteria: ['portfolio-8m-hkd', 'joint-portfolio-8m-hkd'],
    documentsFirst: ['ID_CARD'],
    addressForm: 'district',
    signature: 'click',
  },
  ARE: {
    regulator: 'vara',
    riskWarnings: ['total-loss', 'no-compensation', 'not-reversible', 'leverage'],
    criteria: ['net-assets-3500k-aed', 'income-700k-aed'],
    documentsFirst: ['ID_CARD'],
    addressForm: 'emirate',
    signature: 'click',
  },
  TUR: {
    regulator: 'cmb',
    riskWarnings: ['total-loss', 'no-compensation', 'not-reversible'],
    criteria: [],
    documentsFirst: ['ID_CARD'],
    addressForm: 'province',
    signature: 'electronic-signature',
  },
  KAZ: {
    regulator: 'afsa',
    riskWarnings: ['total-loss', 'no-compensation', 'leverage'],
    criteria: ['net-assets-100k-usd', 'financial-experience'],
    documentsFirst: ['ID_CARD'],
    addressForm: 'province',
    signature: 'click',
  },
  EU: {
    regulator: 'mica',
    riskWarnings: ['total-loss', 'no-compensation', 'not-reversible'],
    criteria: [],
    documentsFirst: ['ID_CARD', 'PASSPORT'],
    addressForm: 'general',
    signature: 'click',
  },
  IDN: {
    regulator: 'ojk',
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

/** Sorts documents so that the site's own come first; the others keep their order. */
export function localFirst<T>(site: Site, documents: readonly T[], typeOf: (document: T) => DocumentType): T[] {
  const { documentsFirst } = regionOf(site);
  const rank = (document: T) => {
    const place = documentsFirst.indexOf(typeOf(document));
    return place === -1 ? documentsFirst.length : place;
  };
  return [...documents].sort((one, other) => rank(one) - rank(other));
}

/** What a reader of the regions' table sees in a cell. */
type Cells = Region & {
  readonly agreements: readonly AgreementName[];
  readonly investorTests: readonly InvestorTest[];
  readonly investorClasses: readonly InvestorClass[];
  readonly dueDiligence: DueDiligence;
  readonly proofOfAddress: ProofOfAddressTime;
};

/** Columns of the regions' table, and the screens that use each of them. */
export const REGION_COLUMNS = {
  regulator: ['/auth/complianceTasks', '/auth/agreement', '/auth/crypto-knowledge-test', '/auth/risk-tolerance-test'],
  agreements: ['/auth/agreement', '/auth/client-agreement'],
  signature: ['/auth/agreement', '/auth/client-agreement'],
  investorTests: ['/auth/crypto-knowledge-test', '/auth/risk-tolerance-test'],
  investorClasses: ['/auth/professional', '/auth/qualifiedInvestor'],
  criteria: ['/auth/professional', '/auth/qualifiedInvestor'],
  riskWarnings: ['/auth/agreement', '/auth/crypto-knowledge-test', '/auth/risk-tolerance-test', '/auth/professional'],
  dueDiligence: ['/auth/eddQuestionnaire', '/auth/sourceOfFundsWealth'],
  proofOfAddress: ['/auth/updatePOA'],
  documentsFirst: ['/auth/kyc'],
  addressForm: ['/auth/residenceInfo', '/auth/updatePOA'],
} as const satisfies Record<keyof Cells, readonly string[]>;
