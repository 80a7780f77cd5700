import type { Site, SiteRules } from './sites';
import type { Statement, StatementKind } from './statements';

export interface UpdatePoiView {
  readonly notice: 'needed' | 'processing' | 'ReviewFailed';
  /** Absent: no button. */
  readonly button?: {
    readonly label: 'verify' | 'Reviewing' | 'resubmit' | 'resubmitInApp';
    readonly enabled: boolean;
  };
  readonly appHint: boolean;
  /** Set if the label does not explain it. */
  readonly blockedBy?: 'daily-limit';
}

type Flow = SiteRules['identityFlow'];

const REVIEWING: UpdatePoiView = {
  notice: 'processing',
  button: { label: 'Reviewing', enabled: false },
  appHint: false,
};

const VIEWS: Partial<Record<StatementKind, Record<Flow, UpdatePoiView>>> = {
  'update-needed': {
    web: { notice: 'needed', button: { label: 'verify', enabled: true }, appHint: false },
    'mobile-app': { notice: 'needed', appHint: true },
  },
  'update-in-review': { web: REVIEWING, 'mobile-app': REVIEWING },
  'update-rejected': {
    web: { notice: 'ReviewFailed', button: { label: 'resubmit', enabled: true }, appHint: false },
    'mobile-app': { notice: 'ReviewFailed', button: { label: 'resubmitInApp', enabled: false }, appHint: true },
  },
  'update-rejected-daily': {
    web: {
      notice: 'ReviewFailed',
      button: { label: 'resubmit', enabled: false },
      appHint: false,
      blockedBy: 'daily-limit',
    },
    'mobile-app': {
      notice: 'ReviewFailed',
      button: { label: 'resubmitInApp', enabled: false },
      appHint: false,
      blockedBy: 'daily-limit',
    },
  },
};

/** Undefined if nothing is requested. */
export function updatePoiView({ kind }: Pick<Statement, 'kind'>, flow: Flow): UpdatePoiView | undefined {
  return VIEWS[kind]?.[flow];
}

/** In page order. A site's `default` means `india` or `general`. */
export const REVERIFICATION_REQUIREMENTS = {
  india: ['indianId', 'rejectedPanCard', 'singleAccount'],
  general: ['ownCountryId', 'singleAccount'],
  turkey: ['interviewPhotos', 'nfc'],
} as const satisfies Record<string, readonly string[]>;

export type RequirementList = keyof typeof REVERIFICATION_REQUIREMENTS;

export interface RequirementFacts {
  readonly site: Site;
  readonly rules: Pick<SiteRules, 'reverificationRequirements'>;
  /** Empty texts: not known. */
  readonly updatePoi: { readonly siteInfo: { readonly site: string; readonly country: string } };
  /** Empty if unknown. */
  readonly residenceCountry?: string | undefined;
  /** The country is empty if unknown. */
  readonly applicant?: { readonly country: string } | undefined;
  /** `site` of the embedded address; empty if missing. */
  readonly entrySite?: string | undefined;
}

/** ISO 3166 codes, and the site of an address. */
const INDIA: ReadonlySet<string> = new Set(['IND', 'IN']);

/** The site's own list wins. India and unknown countries get India's, conflicting ones the general one. */
export function requirementList(facts: RequirementFacts): RequirementList {
  if (facts.rules.reverificationRequirements === 'turkey') return 'turkey';
  const { siteInfo } = facts.updatePoi;
  const countries = [siteInfo.country, facts.residenceCountry || facts.applicant?.country].filter(isNamed);
  const sites = [siteInfo.site, facts.site].filter(isNamed);
  // The account area adds the member's own site, which says nothing new.
  const entry = [facts.entrySite].filter(isNamed).filter((site) => !sites.includes(site));
  const bySite = sites.slice(0, 1).filter((site) => countries.length === 0 || INDIA.has(site));
  return [...countries, ...bySite, ...entry].every((value) => INDIA.has(value)) ? 'india' : 'general';
}

function isNamed(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== ('NONE' satisfies Site);
}
