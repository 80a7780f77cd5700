import type { Site, SiteRules } from './sites';
import type { Statement, StatementKind } from './statements';

/** How the re-verification page shows the statement about the update (`priority.ts`). */
export interface UpdatePoiView {
  readonly notice: 'needed' | 'processing' | 'ReviewFailed';
  /** The page's button; absent: none. */
  readonly button?: {
    readonly label: 'verify' | 'Reviewing' | 'resubmit' | 'resubmitInApp';
    readonly enabled: boolean;
  };
  /** Whether the hint to the mobile app is shown. */
  readonly appHint: boolean;
  /** Why the button is disabled, if its label does not explain it. */
  readonly blockedBy?: 'daily-limit';
}

type Flow = SiteRules['identityFlow'];

const REVIEWING: UpdatePoiView = {
  notice: 'processing',
  button: { label: 'Reviewing', enabled: false },
  appHint: false,
};

/** One row for each statement, one column for each flow. Other statements request nothing on this page. */
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

/** Returns what the page shows for a statement in a flow; undefined if nothing is requested. */
export function updatePoiView({ kind }: Pick<Statement, 'kind'>, flow: Flow): UpdatePoiView | undefined {
  return VIEWS[kind]?.[flow];
}

/** What the member needs, in the order of the page, by list. `india` and `general` are the two lists that a site's `default` stands for. */
export const REVERIFICATION_REQUIREMENTS = {
  india: ['indianId', 'rejectedPanCard', 'singleAccount'],
  general: ['ownCountryId', 'singleAccount'],
  turkey: ['interviewPhotos', 'nfc'],
} as const satisfies Record<string, readonly string[]>;

/** Name of a list of requirements. */
export type RequirementList = keyof typeof REVERIFICATION_REQUIREMENTS;

/** What the server and the address say about the country of the document that a member re-submits. */
export interface RequirementFacts {
  /** The account's regulated site. */
  readonly site: Site;
  readonly rules: Pick<SiteRules, 'reverificationRequirements'>;
  /** The display info of the update; its texts are empty where the server says nothing. */
  readonly updatePoi: { readonly siteInfo: { readonly site: string; readonly country: string } };
  /** The member's country of residence; empty if unknown. */
  readonly residenceCountry?: string | undefined;
  /** The person who was verified; the country is empty if unknown. */
  readonly applicant?: { readonly country: string } | undefined;
  /** `site` of the address that opened the embedded verification; empty if there is none. */
  readonly entrySite?: string | undefined;
}

/** India's codes: as a country in both forms of ISO 3166, and as the site of an address. */
const INDIA: ReadonlySet<string> = new Set(['IND', 'IN']);

/**
 * Returns the list of requirements for a member. A site with a list of its own has that one. Otherwise the country decides: India's list is
 * for India, and every other country has the general one, which is also shown where two sources disagree, because it is true for everybody.
 *
 * The server's words come first: the country of the display info and the member's country. Only where it names no country, a site decides
 * in its place: that of the display info or of the account, then that of the address. If nothing says anything, it is India's list.
 */
export function requirementList(facts: RequirementFacts): RequirementList {
  if (facts.rules.reverificationRequirements === 'turkey') return 'turkey';
  const { siteInfo } = facts.updatePoi;
  const countries = [siteInfo.country, facts.residenceCountry || facts.applicant?.country].filter(isNamed);
  const sites = [siteInfo.site, facts.site].filter(isNamed);
  // The account area adds the member's own site to the address, which says nothing new.
  const entry = [facts.entrySite].filter(isNamed).filter((site) => !sites.includes(site));
  const bySite = sites.slice(0, 1).filter((site) => countries.length === 0 || INDIA.has(site));
  return [...countries, ...bySite, ...entry].every((value) => INDIA.has(value)) ? 'india' : 'general';
}

function isNamed(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== ('NONE' satisfies Site);
}
