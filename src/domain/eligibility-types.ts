import type { Mode } from './modes';
import type { Remedy } from './remedies';
import type { Site, SiteRules } from './sites';
import type { AmlResult, QuestionnaireStatus, UpdatePoiStatus } from './statuses';
import type { Step, StepLevel } from './steps';
import type { ComplianceTaskStatus, ComplianceTaskType } from './tasks';

export type VerificationRequest =
  /** On `/auth/kyc` or embedded. `country`: of the chosen document. */
  | { readonly kind: 'document'; readonly level: StepLevel; readonly country?: string | undefined }
  /** By a national number, on `/auth/vendor`. */
  | { readonly kind: 'number' }
  /** On `/auth/reverification` and embedded. */
  | { readonly kind: 'update-poi' }
  /** Replaces a verified document, on `/auth/updatekyc`. */
  | { readonly kind: 'update-document' }
  /** From the personal page, embedded. */
  | { readonly kind: 'second-identity' }
  /** On `/auth/updatePOA`. */
  | { readonly kind: 'proof-of-address' }
  /** On `/auth/resetkyc`. */
  | { readonly kind: 'reset' }
  /** On the personal page. */
  | { readonly kind: 'transfer' };

/** Account facts outside kyc-info. */
export interface AccountFacts extends Mode {
  /** 1 closes all steps. */
  readonly kycTag: number;
  readonly site: Site;
  /** With the server's overrides. */
  readonly rules: SiteRules;
}

/** Wire names. Not every screen requests the optional parts. */
export interface EligibilityFacts extends AccountFacts {
  readonly opened: boolean;
  readonly state: readonly Step[];
  readonly flowNames?: readonly string[] | undefined;
  readonly updatePoi: {
    readonly status: UpdatePoiStatus;
    readonly siteInfo: { readonly site: string; readonly country: string };
  };
  /** Empty without a second identity. */
  readonly second_identity_state: string;
  /** Of a company's account; empty for individuals. */
  readonly kybQuota?: string | undefined;
  /** May request a proof of address. */
  readonly verificationProcess?:
    | {
        readonly isVerificationProcess: boolean;
        readonly tasks: readonly { readonly type: ComplianceTaskType; readonly status: ComplianceTaskStatus }[];
      }
    | undefined;
  readonly bannerTags?: readonly string[] | undefined;
  readonly proofOfAddress?: QuestionnaireStatus | undefined;
  /** Empty if unknown. */
  readonly residenceCountry?: string | undefined;
  /** For residents and documents. */
  readonly unsupportedCountries?: readonly string[] | undefined;
  /** From get-aml-result. */
  readonly aml?: { readonly result: AmlResult } | undefined;
}

export type RefusalReason =
  /** For the account, or by its KYC tag. */
  | 'closed'
  | 'company-account'
  | 'mobile-app'
  | 'level-before'
  | 'level-closed'
  | 'in-review'
  | 'verified'
  /** Without another attempt. */
  | 'rejected-finally'
  /** Without another attempt today. */
  | 'daily-limit'
  | 'disabled'
  /** No verified identity to update, reset or complete. */
  | 'not-verified'
  | 'not-asked'
  | 'country-not-served'
  | 'aml-rejected'
  /** `can-verify` refuses for now, for example after too many attempts. */
  | 'held-back';

export type WayForward = Extract<
  Remedy,
  | 'mobile-app'
  | 'in-this-app'
  | 'verify-first'
  | 'other-country'
  | 'residence'
  | 'wait'
  | 'tomorrow'
  | 'later'
  | 'support'
  | 'none'
>;

export interface Refused {
  readonly allowed: false;
  readonly reason: RefusalReason;
  readonly wayForward: WayForward;
  /** Unix time in milliseconds. */
  readonly retryAt?: number | undefined;
}
export type Eligibility = { readonly allowed: true } | Refused;
