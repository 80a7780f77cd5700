import type { Variant } from './variants';

/**
 * Regulated sites: one row each without optional fields, so that a site with a missing decision does not compile. The rows are the
 * product's defaults, not legal advice; the server's values override them (`siteRules`). Site codes are compared in `src/domain` only:
 * screens read a capability such as `rules.identityFlow`. Facts: PRODUCT.md, 'Regulated sites'.
 */

/** Where an identity is verified; `mobile-app`: the web screens point at the mobile app. */
export const IDENTITY_FLOWS = ['web', 'mobile-app'] as const;
export type IdentityFlow = (typeof IDENTITY_FLOWS)[number];

/** Whose list of requirements the re-verification page shows. */
export const REVERIFICATION_LISTS = ['default', 'turkey'] as const;
export type ReverificationList = (typeof REVERIFICATION_LISTS)[number];

/** When a proof of address is asked for. */
export const PROOF_OF_ADDRESS_TIMES = ['always', 'at-level-2'] as const;
export type ProofOfAddressTime = (typeof PROOF_OF_ADDRESS_TIMES)[number];

export const INVESTOR_TESTS = ['knowledge', 'risk-tolerance'] as const;
export type InvestorTest = (typeof INVESTOR_TESTS)[number];

export const INVESTOR_CLASSES = ['professional', 'qualified'] as const;
export type InvestorClass = (typeof INVESTOR_CLASSES)[number];

export const AGREEMENTS = [
  'client',
  'risk-disclosure',
  'virtual-asset-risk',
  'explicit-consent',
  'order-execution',
  'risk-statement',
] as const;
export type AgreementName = (typeof AGREEMENTS)[number];

/** What is asked about a member's money before level 2. */
export const DUE_DILIGENCE = ['on-request', 'source-of-wealth', 'source-of-funds'] as const;
export type DueDiligence = (typeof DUE_DILIGENCE)[number];

/**
 * Whose rules hold for an account. `local` is the one combined check of the Hong Kong, Turkey, Kazakhstan and EU sites; the UAE and Indonesia
 * are each checked on their own.
 */
export const REGULATIONS = ['none', 'local', 'uae', 'indonesia'] as const;
export type Regulation = (typeof REGULATIONS)[number];

/** What an account of a site may and must do. */
export interface SiteRules {
  readonly identityFlow: IdentityFlow;
  readonly reverificationRequirements: ReverificationList;
  readonly proofOfAddress: ProofOfAddressTime;
  readonly investorTests: readonly InvestorTest[];
  readonly investorClasses: readonly InvestorClass[];
  readonly agreements: readonly AgreementName[];
  readonly dueDiligence: DueDiligence;
  /** Whose rules the page names beside the account; `none`: it names none. */
  readonly regulation: Regulation;
}

/** Everything that has to be decided for a site. */
interface SiteRow extends SiteRules {
  /** The host variant on which its members usually sign in. */
  readonly variant: Variant;
  /** The language that a scenario of the site takes by default; the app itself follows the host variant. */
  readonly language: string;
}

/** One row for each regulated site; `NONE` is an account that belongs to none. A new row is a new site: the compiler then asks for the rest. */
export const SITE_ROWS = {
  NONE: {
    variant: 'default',
    language: 'en',
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'at-level-2',
    investorTests: [],
    investorClasses: [],
    agreements: ['client'],
    dueDiligence: 'on-request',
    regulation: 'none',
  },
  HKG: {
    variant: 'hong-kong',
    language: 'zh-HK',
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: ['knowledge', 'risk-tolerance'],
    investorClasses: ['professional'],
    agreements: ['client', 'risk-disclosure'],
    dueDiligence: 'source-of-wealth',
    regulation: 'local',
  },
  ARE: {
    variant: 'uae',
    language: 'en',
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: ['risk-tolerance'],
    investorClasses: ['qualified'],
    agreements: ['client', 'virtual-asset-risk'],
    dueDiligence: 'source-of-funds',
    regulation: 'uae',
  },
  TUR: {
    variant: 'default',
    language: 'tr-TR',
    identityFlow: 'mobile-app',
    reverificationRequirements: 'turkey',
    proofOfAddress: 'always',
    investorTests: ['knowledge'],
    investorClasses: [],
    agreements: ['client', 'explicit-consent'],
    dueDiligence: 'source-of-funds',
    regulation: 'local',
  },
  KAZ: {
    variant: 'default',
    language: 'ru-RU',
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: [],
    investorClasses: ['professional'],
    agreements: ['client'],
    dueDiligence: 'on-request',
    regulation: 'local',
  },
  EU: {
    variant: 'default',
    language: 'en',
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: ['knowledge'],
    investorClasses: [],
    agreements: ['client', 'order-execution'],
    dueDiligence: 'source-of-funds',
    regulation: 'local',
  },
  IDN: {
    variant: 'default',
    language: 'id-ID',
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'at-level-2',
    investorTests: ['risk-tolerance'],
    investorClasses: [],
    agreements: ['client', 'risk-statement'],
    dueDiligence: 'on-request',
    regulation: 'indonesia',
  },
} as const satisfies Record<string, SiteRow>;

/** Code of a site. */
export type Site = keyof typeof SITE_ROWS;
/** The codes of all sites. */
export const SITES = Object.keys(SITE_ROWS) as Site[];

/** The rules of a site: its row, overridden by the values that the server sends. */
export function siteRules(site: Site, fromServer: Partial<SiteRules> = {}): SiteRules {
  const { variant: _variant, language: _language, ...rules } = SITE_ROWS[site];
  return { ...rules, ...fromServer };
}
