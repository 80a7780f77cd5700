import type { Mode } from './modes';
import { SITE_RULES, type Site, type SiteRules } from './sites';
import type { StepStatus, UpdatePoiStatus } from './statuses';
import { type Step, type StepLevel, stepsOf } from './steps';

/**
 * The one answer to 'may this member start this now?', for every screen, every step that an address names, and every mode. A screen that
 * shows a form, asks for a vendor's token or sends a change asks here first. Calls that may refuse as well (`can-verify`,
 * `traffic-diversion`) come after it: they narrow the answer, they never widen it.
 */

/** What a member may ask for. */
export type VerificationRequest =
  /** Verify a level with a document, on `/auth/kyc` or in the embedded verification. */
  | { readonly kind: 'document'; readonly level: StepLevel }
  /** Verify level 1 by a national number, on `/auth/vendor`. */
  | { readonly kind: 'number' }
  /** Re-submit a proof of identity that the server asks for, on `/auth/reverification` and in the embedded verification. */
  | { readonly kind: 'update-poi' }
  /** Replace the document of a verified identity, on `/auth/updatekyc`. */
  | { readonly kind: 'update-document' }
  /** Verify a second identity. */
  | { readonly kind: 'second-identity' }
  /** Send a proof of address, on `/auth/updatePOA`. */
  | { readonly kind: 'proof-of-address' }
  /** Remove the verification, on `/auth/resetkyc`. */
  | { readonly kind: 'reset' };

/** What the rule reads: parts of kyc-info and member info, the account's site and the mode. */
export interface EligibilityFacts {
  /** The member's KYC tag; 1 takes all verification steps away. */
  readonly kycTag: number;
  /** False: verification is not opened for the account. */
  readonly opened: boolean;
  readonly state: readonly Step[];
  readonly updatePoi: {
    readonly status: UpdatePoiStatus;
    readonly siteInfo: { readonly site: string; readonly country: string };
  };
  /** Status of the second identity; empty: there is none. */
  readonly second_identity_state: string;
  /** The account's regulated site, and its rules with the server's values laid over them. */
  readonly site: Site;
  readonly rules: SiteRules;
  readonly mode: Mode;
}

/** Why the member may not start. */
export type RefusalReason =
  /** Verification is not opened for the account, or its KYC tag takes the steps away. */
  | 'closed'
  /** The account's site verifies in the mobile app. */
  | 'mobile-app'
  /** The level before is not verified yet. */
  | 'level-before'
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
  | 'not-asked';

/** What the member can do instead. */
export type WayForward = 'mobile-app' | 'verify-first' | 'wait' | 'tomorrow' | 'support' | 'overview';

export type Eligibility =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: RefusalReason; readonly wayForward: WayForward };

const ALLOWED: Eligibility = { allowed: true };
const refuse = (reason: RefusalReason, wayForward: WayForward): Eligibility => ({ allowed: false, reason, wayForward });

/** Whether a step can be started, by its status. Level 1 has no level before it: where it is not allowed, the account is closed. */
const BY_STEP: Record<StepStatus, Eligibility> = {
  ALLOW: ALLOWED,
  FAILED_AND_CAN_RETRY: ALLOWED,
  NOT_ALLOW: refuse('level-before', 'verify-first'),
  PENDING: refuse('in-review', 'wait'),
  SUCCESS: refuse('verified', 'overview'),
  FAILED_AND_CAN_NOT_RETRY: refuse('rejected-finally', 'support'),
  CERTIFICATION_DISABLED: refuse('disabled', 'support'),
};

const BY_UPDATE: Record<UpdatePoiStatus, Eligibility> = {
  DisplayUpdatePOIStatus_No: refuse('not-asked', 'overview'),
  DisplayUpdatePOIStatus_Needed: ALLOWED,
  DisplayUpdatePOIStatus_Pending: refuse('in-review', 'wait'),
  DisplayUpdatePOIStatus_Rejected: ALLOWED,
  DisplayUpdatePOIStatus_Rejected_Daily: refuse('daily-limit', 'tomorrow'),
};

/** Requests that verify who the member is: a site whose identity flow is the mobile app does none of them on the web. */
const IDENTITY_FLOW: ReadonlySet<VerificationRequest['kind']> = new Set([
  'document',
  'number',
  'update-poi',
  'update-document',
  'second-identity',
]);

/**
 * The rules for a re-submitted proof of identity. The update's display info carries a site and country marker for Turkey: it counts for
 * an account that belongs to no regulated site; an account's own site wins.
 */
export function updateRules({
  site,
  rules,
  updatePoi: { siteInfo },
}: Pick<EligibilityFacts, 'site' | 'rules' | 'updatePoi'>): SiteRules {
  const isMarked = siteInfo.site === 'TUR' || siteInfo.country === 'TUR' || siteInfo.country === 'TR';
  if (site !== 'NONE' || !isMarked) return rules;
  const { identityFlow, reverificationRequirements } = SITE_RULES.TUR;
  return { ...rules, identityFlow, reverificationRequirements };
}

/** Whether the member may start what is requested, or why not and what to do instead. */
export function eligibility(request: VerificationRequest, facts: EligibilityFacts): Eligibility {
  const steps = stepsOf(facts);
  const isClosed = steps.LEVEL_1.status === 'NOT_ALLOW';
  if (isClosed) return refuse('closed', 'support');
  const rules = request.kind === 'update-poi' ? updateRules(facts) : facts.rules;
  const byStatus = BY_KIND[request.kind](request as never, facts, steps);
  if (!byStatus.allowed) return byStatus;
  if (IDENTITY_FLOW.has(request.kind) && rules.identityFlow === 'mobile-app') return refuse('mobile-app', 'mobile-app');
  return ALLOWED;
}

type Steps = ReturnType<typeof stepsOf>;
type Check<K extends VerificationRequest['kind']> = (
  request: Extract<VerificationRequest, { kind: K }>,
  facts: EligibilityFacts,
  steps: Steps,
) => Eligibility;

const BY_KIND: { readonly [K in VerificationRequest['kind']]: Check<K> } = {
  document: ({ level }, _facts, steps) => BY_STEP[steps[level].status],
  number: (_request, _facts, steps) => BY_STEP[steps.LEVEL_1.status],
  'update-poi': (_request, { updatePoi }) => BY_UPDATE[updatePoi.status],
  'update-document': (_request, _facts, steps) => ofVerified(steps),
  'second-identity': (_request, facts) => ofSecondIdentity(facts.second_identity_state),
  'proof-of-address': (_request, { rules }, steps) =>
    rules.proofOfAddress === 'always' || steps.LEVEL_2.status === 'SUCCESS'
      ? ALLOWED
      : refuse('not-verified', 'verify-first'),
  reset: (_request, _facts, steps) => ofVerified(steps),
};

/** What changes a verified identity waits for reviews that are underway. */
function ofVerified(steps: Steps): Eligibility {
  if (steps.LEVEL_1.status === 'PENDING' || steps.LEVEL_2.status === 'PENDING') return BY_STEP.PENDING;
  return steps.LEVEL_1.status === 'SUCCESS' ? ALLOWED : refuse('not-verified', 'verify-first');
}

function ofSecondIdentity(state: string): Eligibility {
  return BY_STEP[state as StepStatus] ?? refuse('not-asked', 'overview');
}
