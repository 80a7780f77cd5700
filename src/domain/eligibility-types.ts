import type { Mode } from './modes';
import type { Site, SiteRules } from './sites';
import type { AmlResult, QuestionnaireStatus, UpdatePoiStatus } from './statuses';
import type { Step, StepLevel } from './steps';
import type { ComplianceTaskStatus, ComplianceTaskType } from './tasks';

/** Input and answer of the rule in `eligibility.ts`: what is requested, what is known about the account, and a refusal with its reason. */

/** What a member wants to start. */
export type VerificationRequest =
  /** Verify a level with a document, on `/auth/kyc` or in the embedded verification. `country`: the document's, once it is chosen. */
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

/** Facts about the account that are not part of kyc-info. */
export interface AccountFacts {
  /** The member's KYC tag; 1 closes all verification steps. */
  readonly kycTag: number;
  /** The account's regulated site. */
  readonly site: Site;
  /** The site's rules, with the server's overrides applied. */
  readonly rules: SiteRules;
  readonly mode: Mode;
}

/** Input of the rule: parts of kyc-info under their wire names, and the account. Optional parts are not requested by every screen. */
export interface EligibilityFacts extends AccountFacts {
  /** Whether verification is opened for the account. */
  readonly opened: boolean;
  readonly state: readonly Step[];
  readonly updatePoi: {
    readonly status: UpdatePoiStatus;
    readonly siteInfo: { readonly site: string; readonly country: string };
  };
  /** Status of the second identity; empty if there is none. */
  readonly second_identity_state: string;
  /** Limit of a company's account; empty for persons. */
  readonly kybQuota?: string | undefined;
  /** Tasks and banners by which the server may request a proof of address. */
  readonly verificationProcess?:
    | {
        readonly isVerificationProcess: boolean;
        readonly tasks: readonly { readonly type: ComplianceTaskType; readonly status: ComplianceTaskStatus }[];
      }
    | undefined;
  readonly bannerTags?: readonly string[] | undefined;
  /** Status of the proof of address, from its questionnaire. */
  readonly proofOfAddress?: QuestionnaireStatus | undefined;
  /** The member's country of residence; empty if unknown. */
  readonly residenceCountry?: string | undefined;
  /** Countries whose residents and documents are not accepted, from get-config. */
  readonly unsupportedCountries?: readonly string[] | undefined;
  /** Result of the anti-money-laundering check, from get-aml-result. */
  readonly aml?: { readonly result: AmlResult } | undefined;
}

/** Why the member may not start. */
export type RefusalReason =
  /** Verification is not opened for the account, or its KYC tag closes the steps. */
  | 'closed'
  /** The account belongs to a company, which is not verified with a person's document. */
  | 'company-account'
  /** The account's site verifies in the mobile app. */
  | 'mobile-app'
  /** The previous level is not verified yet. */
  | 'level-before'
  /** The previous level is verified, but this one is not available to the account. */
  | 'level-closed'
  | 'in-review'
  | 'verified'
  /** Rejected, and no further attempt is possible. */
  | 'rejected-finally'
  /** Rejected, and no further attempt is possible today. */
  | 'daily-limit'
  /** The server disabled verification for the account. */
  | 'disabled'
  /** There is no verified identity to update, reset or complete. */
  | 'not-verified'
  /** The server has not requested it. */
  | 'not-asked'
  /** The country of residence, or the document's country, is not served. */
  | 'country-not-served'
  /** The anti-money-laundering check was not passed. */
  | 'aml-rejected'
  /** `can-verify` refuses for now, for example after too many attempts. */
  | 'held-back';

/** What the member can do instead. */
export type WayForward =
  /** Get the mobile app and continue there. */
  | 'mobile-app'
  /** Continue in the native app that shows this page. */
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

/** A refusal, with its reason and what the member can do instead. */
export interface Refused {
  readonly allowed: false;
  readonly reason: RefusalReason;
  readonly wayForward: WayForward;
  /** When another attempt is possible, Unix time in milliseconds; undefined if nobody has named a time. */
  readonly retryAt?: number | undefined;
}
/** Answer of the rule. */
export type Eligibility = { readonly allowed: true } | Refused;
