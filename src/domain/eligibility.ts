import type { Mode } from './modes';
import { SITE_ROWS, type Site, type SiteRules } from './sites';
import type { QuestionnaireStatus, StepStatus, UpdatePoiStatus } from './statuses';
import { areStepsOpen, type Step, type StepLevel, stepsOf } from './steps';
import { type ComplianceTaskStatus, type ComplianceTaskType, OPEN_TASK_STATUSES } from './tasks';

/**
 * The one answer to 'may this member start this now?', for every screen, every step that an address names, and every mode. A screen that
 * shows a form, asks for a vendor's token or sends a change asks here first. Calls that may refuse as well (`can-verify`,
 * `traffic-diversion`) come after it, where it allows a start (`narrowed` of `verification-screens.ts`).
 */

/** What a member may ask for. */
export type VerificationRequest =
  /** Verify a level with a document, on `/auth/kyc` or in the embedded verification; with its country once one is chosen. */
  | { readonly kind: 'document'; readonly level: StepLevel; readonly country?: string | undefined }
  /** Verify level 1 by a national number, on `/auth/vendor`. */
  | { readonly kind: 'number' }
  /** Re-submit a proof of identity that the server asks for, on `/auth/reverification` and in the embedded verification. */
  | { readonly kind: 'update-poi' }
  /** Replace the document of a verified identity, on `/auth/updatekyc`. */
  | { readonly kind: 'update-document' }
  /** Verify a second identity, from the personal page in the embedded verification. */
  | { readonly kind: 'second-identity' }
  /** Send a proof of address, on `/auth/updatePOA`. */
  | { readonly kind: 'proof-of-address' }
  /** Remove the verification, on `/auth/resetkyc`. */
  | { readonly kind: 'reset' }
  /** Confirm this account's end of an identity transfer, on the personal page. */
  | { readonly kind: 'transfer' };

/** What is known of the account beside kyc-info. */
export interface AccountFacts {
  /** The member's KYC tag; 1 takes all verification steps away. */
  readonly kycTag: number;
  /** The account's regulated site, and its rules with the server's values laid over them. */
  readonly site: Site;
  readonly rules: SiteRules;
  readonly mode: Mode;
}

/** What the rule reads: parts of kyc-info under kyc-info's names, and the account. What is optional was not asked for by every screen. */
export interface EligibilityFacts extends AccountFacts {
  /** False: verification is not opened for the account. */
  readonly opened: boolean;
  readonly state: readonly Step[];
  readonly updatePoi: {
    readonly status: UpdatePoiStatus;
    readonly siteInfo: { readonly site: string; readonly country: string };
  };
  /** Status of the second identity; empty: there is none. */
  readonly second_identity_state: string;
  /** The limit of a company's account; empty for persons. */
  readonly kybQuota?: string | undefined;
  /** Tasks and banners in which the server asks for a proof of address. */
  readonly verificationProcess?:
    | {
        readonly isVerificationProcess: boolean;
        readonly tasks: readonly { readonly type: ComplianceTaskType; readonly status: ComplianceTaskStatus }[];
      }
    | undefined;
  readonly bannerTags?: readonly string[] | undefined;
  /** Where the proof of address stands, from its questionnaire. */
  readonly proofOfAddress?: QuestionnaireStatus | undefined;
  /** The member's country of residence; empty when unknown. */
  readonly residenceCountry?: string | undefined;
  /** Countries that are not served, from get-config: neither their residents nor their documents. */
  readonly unsupportedCountries?: readonly string[] | undefined;
}

/** Why the member may not start. */
export type RefusalReason =
  /** Verification is not opened for the account, or its KYC tag takes the steps away. */
  | 'closed'
  /** The account is a company's: a person's document is not what verifies it. */
  | 'company-account'
  /** The account's site verifies in the mobile app. */
  | 'mobile-app'
  /** The level before is not verified yet. */
  | 'level-before'
  /** The level before is verified, and the account cannot have this one. */
  | 'level-closed'
  | 'in-review'
  | 'verified'
  /** Rejected, and no further attempt is possible. */
  | 'rejected-finally'
  /** Rejected, and no further attempt is possible today. */
  | 'daily-limit'
  /** The server switched verification off for the account. */
  | 'disabled'
  /** Nothing is verified that could be updated, reset or completed. */
  | 'not-verified'
  /** The server asks for nothing. */
  | 'not-asked'
  /** The country of residence, or the one chosen for the document, is not served. */
  | 'country-not-served'
  /** The server's `can-verify` says no for now, such as after too many attempts. */
  | 'held-back';

/** What the member can do instead. */
export type WayForward =
  /** Get the mobile app and continue there. */
  | 'mobile-app'
  /** Continue in the app that this page is shown in. */
  | 'in-this-app'
  | 'verify-first'
  /** Choose a document of another country. */
  | 'other-country'
  /** Change the country of residence, for a member who has moved. */
  | 'residence'
  | 'wait'
  | 'tomorrow'
  | 'later'
  | 'support'
  | 'overview';

export interface Refused {
  readonly allowed: false;
  readonly reason: RefusalReason;
  readonly wayForward: WayForward;
}
export type Eligibility = { readonly allowed: true } | Refused;

const ALLOWED = { allowed: true } as const satisfies Eligibility;
const refuse = (reason: RefusalReason, wayForward: WayForward): Refused => ({ allowed: false, reason, wayForward });

const LEVEL_1 = { kind: 'document', level: 'LEVEL_1' } as const;
const CLOSED = refuse('closed', 'support');
const IN_REVIEW = refuse('in-review', 'wait');

/** Whether a step can be started, by its status alone. `NOT_ALLOW` depends on the level before. */
const BY_STEP: Record<Exclude<StepStatus, 'NOT_ALLOW'>, Eligibility> = {
  ALLOW: ALLOWED,
  FAILED_AND_CAN_RETRY: ALLOWED,
  PENDING: IN_REVIEW,
  SUCCESS: refuse('verified', 'overview'),
  FAILED_AND_CAN_NOT_RETRY: refuse('rejected-finally', 'support'),
  CERTIFICATION_DISABLED: refuse('disabled', 'support'),
};

const BY_UPDATE: Record<UpdatePoiStatus, Eligibility> = {
  DisplayUpdatePOIStatus_No: refuse('not-asked', 'overview'),
  DisplayUpdatePOIStatus_Needed: ALLOWED,
  DisplayUpdatePOIStatus_Pending: IN_REVIEW,
  DisplayUpdatePOIStatus_Rejected: ALLOWED,
  DisplayUpdatePOIStatus_Rejected_Daily: refuse('daily-limit', 'tomorrow'),
};

type Check<K extends VerificationRequest['kind']> = (
  request: Extract<VerificationRequest, { kind: K }>,
  facts: EligibilityFacts,
) => Eligibility;

/** What a request is about, beside the server's statuses. */
interface KindRow<K extends VerificationRequest['kind']> {
  /** What the server's statuses say. */
  readonly byStatus: Check<K>;
  /** Verifies who the member is: not on the web where the site's identity flow is the mobile app. */
  readonly isIdentityFlow: boolean;
  /** Verifies a person for the first time: not on the account of a company. */
  readonly isForPersons: boolean;
}

const KINDS: { readonly [K in VerificationRequest['kind']]: KindRow<K> } = {
  document: { byStatus: ofDocument, isIdentityFlow: true, isForPersons: true },
  number: { byStatus: (_request, facts) => ofDocument(LEVEL_1, facts), isIdentityFlow: true, isForPersons: true },
  'update-poi': { byStatus: (_request, facts) => ofUpdatePoi(facts), isIdentityFlow: true, isForPersons: false },
  'update-document': { byStatus: ofUpdate, isIdentityFlow: true, isForPersons: false },
  'second-identity': { byStatus: ofSecondIdentity, isIdentityFlow: true, isForPersons: true },
  'proof-of-address': { byStatus: ofAddress, isIdentityFlow: false, isForPersons: false },
  reset: { byStatus: ofReset, isIdentityFlow: false, isForPersons: false },
  // Which end may confirm, and when, is decided by the transfer's own status.
  transfer: { byStatus: () => ALLOWED, isIdentityFlow: false, isForPersons: false },
};

/**
 * Whether the member may start what is requested, or why not and what to do instead. The order: a closed account first, because its
 * statuses count for nothing; then the server's statuses, because 'in review' is truer than 'use the mobile app'; then for whom the
 * request is, and where it is done.
 */
export function eligibility(request: VerificationRequest, facts: EligibilityFacts): Eligibility {
  if (!areStepsOpen(facts)) return CLOSED;
  const { byStatus, isForPersons, isIdentityFlow } = KINDS[request.kind];
  const answer = byStatus(request as never, facts);
  const rules = FOLLOWS_MARKER.has(request.kind) ? updateRules(facts) : facts.rules;
  const isInApp = isIdentityFlow && rules.identityFlow === 'mobile-app';
  // Verified or not, what the mobile app does is not done here.
  if (isInApp && !answer.allowed && answer.reason === 'not-verified') return inMobileApp(facts);
  if (!answer.allowed) return answer;
  if (isForPersons && facts.kybQuota) return refuse('company-account', 'support');
  if (isForPersons && isNotServed(facts.residenceCountry, facts)) return refuse('country-not-served', 'residence');
  return isInApp ? inMobileApp(facts) : ALLOWED;
}

/**
 * The rules for an updated proof of identity. The update's display info carries a site and country marker for Turkey: it counts for
 * an account that belongs to no regulated site; an account's own site wins.
 */
export function updateRules({
  site,
  rules,
  updatePoi: { siteInfo },
}: Pick<EligibilityFacts, 'site' | 'rules' | 'updatePoi'>): SiteRules {
  const isMarked = siteInfo.site === 'TUR' || siteInfo.country === 'TUR' || siteInfo.country === 'TR';
  if (site !== 'NONE' || !isMarked) return rules;
  const { identityFlow, reverificationRequirements } = SITE_ROWS.TUR;
  return { ...rules, identityFlow, reverificationRequirements };
}

/** Requests that end in an update of the proof of identity. */
const FOLLOWS_MARKER: ReadonlySet<VerificationRequest['kind']> = new Set(['update-poi', 'update-document']);

function isNotServed(country: string | undefined, { unsupportedCountries }: EligibilityFacts): boolean {
  return country !== undefined && (unsupportedCountries?.includes(country) ?? false);
}

/** The mobile app's flow, which is not done here: get the app, or leave the page for the app's own screens. */
export function inMobileApp({ mode }: Pick<AccountFacts, 'mode'>): Refused {
  return refuse('mobile-app', mode === 'app' ? 'in-this-app' : 'mobile-app');
}

function ofDocument(
  { level, country }: { readonly level: StepLevel; readonly country?: string | undefined },
  facts: EligibilityFacts,
): Eligibility {
  const steps = stepsOf(facts);
  const { status } = steps[level];
  if (status !== 'NOT_ALLOW') {
    const isChosenServed = !BY_STEP[status].allowed || !isNotServed(country, facts);
    return isChosenServed ? BY_STEP[status] : refuse('country-not-served', 'other-country');
  }
  // Before the first level there is none to wait for: what is closed is the account.
  if (level === 'LEVEL_1') return CLOSED;
  return steps.LEVEL_1.status === 'SUCCESS'
    ? refuse('level-closed', 'support')
    : refuse('level-before', wayTo('LEVEL_1', facts));
}

function ofUpdatePoi({ updatePoi: { status } }: EligibilityFacts): Eligibility {
  return BY_UPDATE[status];
}

/** A new document waits for the review of the one before it, and shares its attempts. */
function ofUpdate(_request: unknown, facts: EligibilityFacts): Eligibility {
  const verified = needs('LEVEL_1', facts);
  if (!verified.allowed) return verified;
  const update = ofUpdatePoi(facts);
  return update.allowed || update.reason === 'not-asked' ? ALLOWED : update;
}

function ofReset(_request: unknown, facts: EligibilityFacts): Eligibility {
  const verified = needs('LEVEL_1', facts);
  if (!verified.allowed) return verified;
  const isInReview = stepsOf(facts).LEVEL_2.status === 'PENDING' || ofUpdatePoi(facts) === IN_REVIEW;
  return isInReview ? IN_REVIEW : ALLOWED;
}

function ofSecondIdentity(_request: unknown, { second_identity_state: state }: EligibilityFacts): Eligibility {
  return BY_STEP[state as keyof typeof BY_STEP] ?? refuse('not-asked', 'overview');
}

/** A proof is taken where the site always takes one, where the server asks for one, and once the level that it proves is verified. */
function ofAddress(_request: unknown, facts: EligibilityFacts): Eligibility {
  if (facts.proofOfAddress && IS_READ.has(facts.proofOfAddress)) return IN_REVIEW;
  if (facts.rules.proofOfAddress === 'always' || asksForAddress(facts)) return ALLOWED;
  return needs('LEVEL_2', facts);
}

const IS_READ: ReadonlySet<QuestionnaireStatus> = new Set([
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
]);

function asksForAddress({ proofOfAddress, bannerTags, verificationProcess }: EligibilityFacts): boolean {
  const isRejected = proofOfAddress === 'QUESTIONNAIRE_STATUS_REJECTED';
  const tasks = verificationProcess?.isVerificationProcess ? verificationProcess.tasks : [];
  const isTask = tasks.some(({ type, status }) => type === 'UPDATE_POA' && OPEN_TASK_STATUSES.has(status));
  return isRejected || isTask || (bannerTags?.includes('UPDATE_POA') ?? false);
}

/** Allowed once a level is verified; until then the way forward is the way to that level. */
function needs(level: StepLevel, facts: EligibilityFacts): Eligibility {
  const { status } = stepsOf(facts)[level];
  if (status === 'SUCCESS') return ALLOWED;
  return status === 'PENDING' ? IN_REVIEW : refuse('not-verified', wayTo(level, facts));
}

function wayTo(level: StepLevel, facts: EligibilityFacts): WayForward {
  const answer = eligibility({ kind: 'document', level }, facts);
  return answer.allowed ? 'verify-first' : answer.wayForward;
}
