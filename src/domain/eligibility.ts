import type {
  AccountFacts,
  Eligibility,
  EligibilityFacts,
  RefusalReason,
  Refused,
  VerificationRequest,
  WayForward,
} from './eligibility-types';
import { lookUp } from './look-up';
import { SITE_ROWS, type SiteRules } from './sites';
import type { QuestionnaireStatus, StepStatus, UpdatePoiStatus } from './statuses';
import { areStepsOpen, type StepLevel, stepsOf } from './steps';
import { OPEN_TASK_STATUSES } from './tasks';

/**
 * Decides whether a member may start a verification or a change. Every screen, step and mode uses this rule before it shows a form,
 * requests a vendor's token or sends a change. `start.ts` adds the server's own answers
 * (`can-verify`, `traffic-diversion`), which can still refuse what it allows.
 */

const ALLOWED = { allowed: true } as const satisfies Eligibility;
const refuse = (reason: RefusalReason, wayForward: WayForward): Refused => ({ allowed: false, reason, wayForward });

const LEVEL_1 = { kind: 'document', level: 'LEVEL_1' } as const;
const CLOSED = refuse('closed', 'support');
const IN_REVIEW = refuse('in-review', 'wait');

/** Whether a step can be started, by its status. `NOT_ALLOW` is handled in `ofDocument`: it depends on the previous level. */
const BY_STEP: Record<Exclude<StepStatus, 'NOT_ALLOW'>, Eligibility> = {
  ALLOW: ALLOWED,
  FAILED_AND_CAN_RETRY: ALLOWED,
  PENDING: IN_REVIEW,
  SUCCESS: refuse('verified', 'overview'),
  FAILED_AND_CAN_NOT_RETRY: refuse('rejected-finally', 'support'),
  CERTIFICATION_DISABLED: refuse('disabled', 'support'),
};

/** Whether a proof of identity can be submitted again, by the status of the update. */
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

/** Checks and properties of one kind of request. */
interface KindRow<K extends VerificationRequest['kind']> {
  /** Evaluates the server's statuses. */
  readonly byStatus: Check<K>;
  /** Verifies an identity, so refused on the web if the site's identity flow is the mobile app. */
  readonly isIdentityFlow: boolean;
  /** Verifies a person for the first time, so refused for a company's account, residents of countries that are not served, and after a rejected check. */
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
  // Which account may confirm a transfer, and when, depends on the transfer's own status.
  transfer: { byStatus: () => ALLOWED, isIdentityFlow: false, isForPersons: false },
};

/**
 * Decides whether the member may start what is requested; a refusal has its reason and what the member can do instead. Order of checks:
 *
 * 1. a closed account, because its statuses do not count;
 * 2. the server's statuses, because 'in review' is more useful to the member than 'use the mobile app';
 * 3. a company's account, a residence that is not served, and a rejected anti-money-laundering check;
 * 4. whether the site verifies in the mobile app.
 */
export function eligibility(request: VerificationRequest, facts: EligibilityFacts): Eligibility {
  if (!areStepsOpen(facts)) return CLOSED;
  const { byStatus, isForPersons, isIdentityFlow } = KINDS[request.kind];
  const answer = byStatus(request as never, facts);
  const rules = FOLLOWS_MARKER.has(request.kind) ? updateRules(facts) : facts.rules;
  const isInApp = isIdentityFlow && rules.identityFlow === 'mobile-app';
  // Where the mobile app does the request, refer to it rather than to a verification on the web first.
  if (isInApp && !answer.allowed && answer.reason === 'not-verified') return inMobileApp(facts);
  if (!answer.allowed) return answer;
  if (isForPersons && facts.kybQuota) return refuse('company-account', 'support');
  if (isForPersons && isNotServed(facts.residenceCountry, facts)) return refuse('country-not-served', 'residence');
  if (isForPersons && facts.aml?.result === 'REJECT') return refuse('aml-rejected', 'support');
  return isInApp ? inMobileApp(facts) : ALLOWED;
}

/**
 * Returns the site rules that apply to an update of the proof of identity. If the update's display info has the marker for Turkey and the
 * account belongs to no regulated site, Turkey's flow and requirements apply; else the account's own rules.
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

/** Requests that follow the marker for Turkey, because they update the proof of identity. */
const FOLLOWS_MARKER: ReadonlySet<VerificationRequest['kind']> = new Set(['update-poi', 'update-document']);

function isNotServed(country: string | undefined, { unsupportedCountries }: EligibilityFacts): boolean {
  return country !== undefined && (unsupportedCountries?.includes(country) ?? false);
}

/** Refuses because the mobile app does the verification. In app mode the member continues in that app, else they have to get it. */
export function inMobileApp({ mode }: Pick<AccountFacts, 'mode'>): Refused {
  return refuse('mobile-app', mode === 'app' ? 'in-this-app' : 'mobile-app');
}

/** A level by its own status, the previous level and the document's country. */
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
  // LEVEL_1 has no previous level that could be the reason, so verification is closed for the account.
  if (level === 'LEVEL_1') return CLOSED;
  return steps.LEVEL_1.status === 'SUCCESS'
    ? refuse('level-closed', 'support')
    : refuse('level-before', wayTo('LEVEL_1', facts));
}

function ofUpdatePoi({ updatePoi: { status } }: EligibilityFacts): Eligibility {
  return BY_UPDATE[status];
}

/** Replacing a document: refused during a review of an earlier one, and limited by the same daily attempts. */
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
  return lookUp(BY_STEP, state) ?? refuse('not-asked', 'overview');
}

/** A proof of address is accepted if the site always accepts one, if the server requests one, or once level 2 is verified. */
function ofAddress(_request: unknown, facts: EligibilityFacts): Eligibility {
  if (facts.proofOfAddress && IN_REVIEW_STATUSES.has(facts.proofOfAddress)) return IN_REVIEW;
  if (facts.rules.proofOfAddress === 'always' || isAddressRequested(facts)) return ALLOWED;
  return needs('LEVEL_2', facts);
}

/** Statuses in which the proof of address is under review. */
const IN_REVIEW_STATUSES: ReadonlySet<QuestionnaireStatus> = new Set([
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
]);

function isAddressRequested({ proofOfAddress, bannerTags, verificationProcess }: EligibilityFacts): boolean {
  const isRejected = proofOfAddress === 'QUESTIONNAIRE_STATUS_REJECTED';
  const tasks = verificationProcess?.isVerificationProcess ? verificationProcess.tasks : [];
  const isTask = tasks.some(({ type, status }) => type === 'UPDATE_POA' && OPEN_TASK_STATUSES.has(status));
  return isRejected || isTask || (bannerTags?.includes('UPDATE_POA') ?? false);
}

/** Allowed once the level is verified; until then refused with the way forward to that level. */
function needs(level: StepLevel, facts: EligibilityFacts): Eligibility {
  const { status } = stepsOf(facts)[level];
  if (status === 'SUCCESS') return ALLOWED;
  return status === 'PENDING' ? IN_REVIEW : refuse('not-verified', wayTo(level, facts));
}

/** What the member has to do to get a level verified. */
function wayTo(level: StepLevel, facts: EligibilityFacts): WayForward {
  const answer = eligibility({ kind: 'document', level }, facts);
  return answer.allowed ? 'verify-first' : answer.wayForward;
}
