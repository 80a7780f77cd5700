import type {
  Eligibility,
  EligibilityFacts,
  RefusalReason,
  Refused,
  VerificationRequest,
  WayForward,
} from './eligibility-types';
import { isFlowOpen } from './levels';
import { lookUp } from './look-up';
import type { Mode } from './modes';
import { SITE_ROWS, type SiteRules } from './sites';
import type { QuestionnaireStatus, StepStatus, UpdatePoiStatus } from './statuses';
import { areStepsOpen, type StepLevel, stepsOf } from './steps';
import { OPEN_TASK_STATUSES } from './tasks';

/** Use it before forms, tokens and calls. `start.ts` adds the server's answers. */

const ALLOWED = { allowed: true } as const satisfies Eligibility;
const refuse = (reason: RefusalReason, wayForward: WayForward): Refused => ({ allowed: false, reason, wayForward });

const LEVEL_1 = { kind: 'document', level: 'LEVEL_1' } as const;
const CLOSED = refuse('closed', 'support');
const IN_REVIEW = refuse('in-review', 'wait');

const BY_STEP: Record<Exclude<StepStatus, 'NOT_ALLOW'>, Eligibility> = {
  ALLOW: ALLOWED,
  FAILED_AND_CAN_RETRY: ALLOWED,
  PENDING: IN_REVIEW,
  SUCCESS: refuse('verified', 'none'),
  FAILED_AND_CAN_NOT_RETRY: refuse('rejected-finally', 'support'),
  CERTIFICATION_DISABLED: refuse('disabled', 'support'),
};

const BY_UPDATE: Record<UpdatePoiStatus, Eligibility> = {
  DisplayUpdatePOIStatus_No: refuse('not-asked', 'none'),
  DisplayUpdatePOIStatus_Needed: ALLOWED,
  DisplayUpdatePOIStatus_Pending: IN_REVIEW,
  DisplayUpdatePOIStatus_Rejected: ALLOWED,
  DisplayUpdatePOIStatus_Rejected_Daily: refuse('daily-limit', 'tomorrow'),
};

type Check<K extends VerificationRequest['kind']> = (
  request: Extract<VerificationRequest, { kind: K }>,
  facts: EligibilityFacts,
) => Eligibility;

interface KindRow<K extends VerificationRequest['kind']> {
  readonly byStatus: Check<K>;
  readonly isIdentityFlow: boolean;
  /** Refused for companies and unserved residents. */
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
  // A transfer's own status decides.
  transfer: { byStatus: () => ALLOWED, isIdentityFlow: false, isForPersons: false },
};

/** Account, status, person, then site: 'in review' helps more than 'use the app'. */
export function eligibility(request: VerificationRequest, facts: EligibilityFacts): Eligibility {
  if (!areStepsOpen(facts)) return CLOSED;
  const { byStatus, isForPersons, isIdentityFlow } = KINDS[request.kind];
  const answer = byStatus(request as never, facts);
  const rules = FOLLOWS_MARKER.has(request.kind) ? updateRules(facts) : facts.rules;
  const isInApp = isIdentityFlow && rules.identityFlow === 'mobile-app';
  // Prefer the app to verifying on the web first.
  if (isInApp && !answer.allowed && answer.reason === 'not-verified') return inMobileApp(facts);
  if (!answer.allowed) return answer;
  if (isForPersons && facts.kybQuota) return refuse('company-account', 'support');
  if (isForPersons && isNotServed(facts.residenceCountry, facts)) return refuse('country-not-served', 'residence');
  if (isForPersons && facts.aml?.result === 'REJECT') return refuse('aml-rejected', 'support');
  return isInApp ? inMobileApp(facts) : ALLOWED;
}

/** The marker for Turkey sets its flow and list if the account has no site. */
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

const FOLLOWS_MARKER: ReadonlySet<VerificationRequest['kind']> = new Set(['update-poi', 'update-document']);

function isNotServed(country: string | undefined, { unsupportedCountries }: EligibilityFacts): boolean {
  return country !== undefined && (unsupportedCountries?.includes(country) ?? false);
}

export function inMobileApp({ shell }: Pick<Mode, 'shell'>): Refused {
  return refuse('mobile-app', shell === 'app' ? 'in-this-app' : 'mobile-app');
}

function ofDocument(
  { level, country }: { readonly level: StepLevel; readonly country?: string | undefined },
  facts: EligibilityFacts,
): Eligibility {
  const steps = stepsOf(facts);
  const { status } = steps[level];
  if (status !== 'NOT_ALLOW') {
    const byStep = BY_STEP[status];
    if (!byStep.allowed) return byStep;
    if (!isFlowOpen(level, facts.flowNames ?? [])) return refuse('level-closed', 'support');
    return isNotServed(country, facts) ? refuse('country-not-served', 'other-country') : byStep;
  }
  if (level === 'LEVEL_1') return CLOSED;
  return steps.LEVEL_1.status === 'SUCCESS'
    ? refuse('level-closed', 'support')
    : refuse('level-before', wayTo('LEVEL_1', facts));
}

function ofUpdatePoi({ updatePoi: { status } }: EligibilityFacts): Eligibility {
  return BY_UPDATE[status];
}

/** Shares the daily attempts. */
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
  return lookUp(BY_STEP, state) ?? refuse('not-asked', 'none');
}

/** If the site or server asks for it, or level 2 is verified. */
function ofAddress(_request: unknown, facts: EligibilityFacts): Eligibility {
  if (facts.proofOfAddress && IN_REVIEW_STATUSES.has(facts.proofOfAddress)) return IN_REVIEW;
  if (facts.rules.proofOfAddress === 'always' || isAddressRequested(facts)) return ALLOWED;
  return needs('LEVEL_2', facts);
}

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

/** A refusal leads to that level. */
function needs(level: StepLevel, facts: EligibilityFacts): Eligibility {
  const { status } = stepsOf(facts)[level];
  if (status === 'SUCCESS') return ALLOWED;
  return status === 'PENDING' ? IN_REVIEW : refuse('not-verified', wayTo(level, facts));
}

function wayTo(level: StepLevel, facts: EligibilityFacts): WayForward {
  const answer = eligibility({ kind: 'document', level }, facts);
  return answer.allowed ? 'verify-first' : answer.wayForward;
}
