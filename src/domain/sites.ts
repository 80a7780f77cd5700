/**
 * Regulated sites: one row each, no optional field, so that a half-decided site does not compile (design 4).
 * The rows are the product's defaults, not legal advice; what the server sends wins over a row (`siteRules`).
 * Site codes are compared in this room alone: screens ask for a capability.
 */

/** Codes of the regulated sites (spec 1); `NONE` is an account that belongs to no regulated site. */
export const SITES = ['NONE', 'HKG', 'ARE', 'TUR', 'KAZ', 'EU', 'IDN'] as const;
export type Site = (typeof SITES)[number];

/** Variants of the wider app, chosen by host name (spec 1). */
export const VARIANTS = ['default', 'hong-kong', 'uae'] as const;
export type Variant = (typeof VARIANTS)[number];

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

/** Whose rules a page names beside the account: no regulator's, those of a locally licensed site, or those of one site. */
export const REGULATIONS = ['none', 'local', 'uae', 'indonesia'] as const;
export type Regulation = (typeof REGULATIONS)[number];

/** What a site's row says itself; the rest follows from the checks of this file. */
type SiteRow = Omit<SiteRules, 'regulation'>;

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

const DEFAULT_RULES: SiteRow = {
  identityFlow: 'web',
  reverificationRequirements: 'default',
  proofOfAddress: 'at-level-2',
  investorTests: [],
  investorClasses: [],
  agreements: ['client'],
  dueDiligence: 'on-request',
};

/** The table of design 4. */
export const SITE_RULES = {
  NONE: DEFAULT_RULES,
  HKG: {
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: ['knowledge', 'risk-tolerance'],
    investorClasses: ['professional'],
    agreements: ['client', 'risk-disclosure'],
    dueDiligence: 'source-of-wealth',
  },
  ARE: {
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: ['risk-tolerance'],
    investorClasses: ['qualified'],
    agreements: ['client', 'virtual-asset-risk'],
    dueDiligence: 'source-of-funds',
  },
  TUR: {
    identityFlow: 'mobile-app',
    reverificationRequirements: 'turkey',
    proofOfAddress: 'always',
    investorTests: ['knowledge'],
    investorClasses: [],
    agreements: ['client', 'explicit-consent'],
    dueDiligence: 'source-of-funds',
  },
  KAZ: {
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: [],
    investorClasses: ['professional'],
    agreements: ['client'],
    dueDiligence: 'on-request',
  },
  EU: {
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'always',
    investorTests: ['knowledge'],
    investorClasses: [],
    agreements: ['client', 'order-execution'],
    dueDiligence: 'source-of-funds',
  },
  IDN: {
    identityFlow: 'web',
    reverificationRequirements: 'default',
    proofOfAddress: 'at-level-2',
    investorTests: ['risk-tolerance'],
    investorClasses: [],
    agreements: ['client', 'risk-statement'],
    dueDiligence: 'on-request',
  },
} as const satisfies Record<Site, SiteRow>;

/** The language a scenario of a site takes by default (design 4); the app itself follows the host variant alone. */
export const SITE_LANGUAGES = {
  NONE: 'en',
  HKG: 'zh-HK',
  ARE: 'en',
  TUR: 'tr-TR',
  KAZ: 'ru-RU',
  EU: 'en',
  IDN: 'id-ID',
} as const satisfies Record<Site, string>;

/** The host variant on which an account of a site usually signs in. */
export const SITE_VARIANTS = {
  NONE: 'default',
  HKG: 'hong-kong',
  ARE: 'uae',
  TUR: 'default',
  KAZ: 'default',
  EU: 'default',
  IDN: 'default',
} as const satisfies Record<Site, Variant>;

/** Type guard for a code that came over the wire. */
export function isSite(code: unknown): code is Site {
  return typeof code === 'string' && (SITES as readonly string[]).includes(code);
}

/** The one combined check of the Hong Kong, Turkey, Kazakhstan and EU sites (spec 1). */
export function isLocallyLicensedSite(site: Site): boolean {
  return site === 'HKG' || site === 'TUR' || site === 'KAZ' || site === 'EU';
}

/** The UAE site, checked on its own (spec 1). */
export function isUaeSite(site: Site): boolean {
  return site === 'ARE';
}

/** The Indonesia site, checked on its own (spec 1). */
export function isIndonesiaSite(site: Site): boolean {
  return site === 'IDN';
}

/** The rules of a site, with what the server sends laid over the row (design 4). */
export function siteRules(site: Site, fromServer: Partial<SiteRules> = {}): SiteRules {
  return { ...SITE_RULES[site], regulation: regulationOf(site), ...fromServer };
}

function regulationOf(site: Site): Regulation {
  if (isLocallyLicensedSite(site)) return 'local';
  if (isUaeSite(site)) return 'uae';
  return isIndonesiaSite(site) ? 'indonesia' : 'none';
}

/** Host endings of the variants that are not the default one. */
export interface HostPatterns {
  readonly hongKong: readonly string[];
  readonly uae: readonly string[];
}

/** The app variant of a host name (spec 1): by its ending, else the default one. Case does not matter. */
export function variantOfHost(hostname: string, patterns: HostPatterns): Variant {
  const host = hostname.toLowerCase();
  const endsWithOneOf = (endings: readonly string[]) => endings.some((ending) => host.endsWith(ending.toLowerCase()));
  if (endsWithOneOf(patterns.hongKong)) return 'hong-kong';
  if (endsWithOneOf(patterns.uae)) return 'uae';
  return 'default';
}
