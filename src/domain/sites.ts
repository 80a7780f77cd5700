import type { Variant } from './variants';

/**
 * Not legal advice; the server overrides them (`siteRules`). Compare site codes in `src/domain` only. Facts:
 * PRODUCT.md, 'Regulated sites'.
 */

/** `mobile-app`: web screens point at the app. */
export const IDENTITY_FLOWS = ['web', 'mobile-app'] as const;
export type IdentityFlow = (typeof IDENTITY_FLOWS)[number];

export const REVERIFICATION_LISTS = ['default', 'turkey'] as const;
export type ReverificationList = (typeof REVERIFICATION_LISTS)[number];

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

/** Asked before level 2. */
export const DUE_DILIGENCE = ['on-request', 'source-of-wealth', 'source-of-funds'] as const;
export type DueDiligence = (typeof DUE_DILIGENCE)[number];

/** `local` combines the Hong Kong, Turkey, Kazakhstan and EU sites. */
export const REGULATIONS = ['none', 'local', 'uae', 'indonesia'] as const;
export type Regulation = (typeof REGULATIONS)[number];

export interface SiteRules {
  readonly identityFlow: IdentityFlow;
  readonly reverificationRequirements: ReverificationList;
  readonly proofOfAddress: ProofOfAddressTime;
  readonly investorTests: readonly InvestorTest[];
  readonly investorClasses: readonly InvestorClass[];
  readonly agreements: readonly AgreementName[];
  readonly dueDiligence: DueDiligence;
  /** Named beside the account; `none`: not named. */
  readonly regulation: Regulation;
}

interface SiteRow extends SiteRules {
  /** Where its members usually sign in. */
  readonly variant: Variant;
  /** For scenarios only; the app follows the host variant. */
  readonly language: string;
}

/** `NONE`: no regulated site. For a new row, the compiler asks for the rest. */
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

export type Site = keyof typeof SITE_ROWS;
export const SITES = Object.keys(SITE_ROWS) as Site[];

/** Server values override the row. */
export function siteRules(site: Site, fromServer: Partial<SiteRules> = {}): SiteRules {
  const { variant: _variant, language: _language, ...rules } = SITE_ROWS[site];
  return { ...rules, ...fromServer };
}
