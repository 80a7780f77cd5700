import { proxy } from 'valtio/vanilla';
import type { FlowName } from '../domain/levels';
import { type SiteRules, siteRules } from '../domain/sites';
import type { Provider, StepStatus } from '../domain/statuses';
import type { StepLevel } from '../domain/steps';
import type { ComplianceConfig } from './compliance-config';
import { onClear } from './member-memory';

/** The signed-in member. */
export interface User {
  /** Empty until the profile has loaded. */
  id: string;
  /** Never empty: an empty `currency_code` counts as USD. */
  currencyCode: string;
}

/** Data of an SDK run about the member. The token is not part of it: it is only used in request headers. */
export interface SdkUser {
  /** Where the member comes from, such as `email`. */
  readonly from: string;
  /** `site` of the address, such as `IN`: whose requirements the run has. Empty if there is none. */
  readonly site: string;
  /** Whether the footer is hidden. */
  readonly hidden: boolean;
  /** Level to verify. */
  readonly level: StepLevel;
  /** Whether the run updates an accepted proof of identity. */
  readonly isUpdate: boolean;
  /** Whether the run verifies a second identity. */
  readonly isSecondary: boolean;
  /** The member's KYC tag; 1 locks both verification steps. */
  readonly kycTag: number;
  /** Return address of the business; empty: the landing page. */
  readonly redirectUrl: string;
  /** Origins that may receive events of the run; empty until the token info has loaded. */
  readonly allowedOrigins: readonly string[];
  /** Value of `kyc-access-origin` for the run; empty: the one of the initial config. */
  readonly accessOrigin: string;
  /** Masked name of the account; empty until the token info has loaded. */
  readonly account: string;
}

/** The app's global state; see PRODUCT.md, 'Global state'. */
export interface AppState {
  user: User;
  /** Units of the member's currency per US dollar. Default: 1. */
  rate: number;
  compliance: ComplianceConfig;
  /** Rules of the account's site; derived from `compliance`. */
  rules: SiteRules;
  /** The SDK run; undefined without an SDK token. */
  sdk: SdkUser | undefined;
  /** Whether the profile failed to load for another reason than a missing session. */
  profileError: boolean;
  /** The verification that the member has started since the page was loaded, for the screens after the start. */
  flow: StartedFlow | undefined;
}

/** A verification that was started. Contains no personal data. */
export interface StartedFlow {
  readonly level: StepLevel;
  readonly flowName: FlowName;
  /** Undefined until the server has named the provider. */
  readonly provider: Provider | undefined;
  /** Status of the level before the start. Right after a second attempt the server may still report the rejection of the first one. */
  readonly before: StepStatus;
}

/** Currency of members without one. */
export const DEFAULT_CURRENCY = 'USD';
/** The state before the member is known. */
const initialState = (): AppState => ({
  user: { id: '', currencyCode: DEFAULT_CURRENCY },
  rate: 1,
  compliance: { site: 'NONE', rules: {} },
  rules: siteRules('NONE'),
  sdk: undefined,
  profileError: false,
  flow: undefined,
});

/** The one instance of the state. Read it with valtio's `useSnapshot`; change it with the functions below. */
export const store: AppState = proxy<AppState>(initialState());

onClear(() => {
  Object.assign(store, initialState());
  delete window.analyticsUserId;
});

declare global {
  interface Window {
    /** The member's id, for the analytics of the host page. */
    analyticsUserId?: string;
  }
}

/** Sets the member, clears the profile error and copies the id to the global analytics id. */
export function setUser(user: User): void {
  store.user = user;
  store.profileError = false;
  window.analyticsUserId = user.id;
}

/** Sets the data of the SDK run. */
export function setSdkUser(sdk: SdkUser): void {
  store.sdk = sdk;
}

/** Sets the units of the member's currency per US dollar. */
export function setRate(rate: number): void {
  store.rate = rate;
}

/** Sets the compliance configuration and the rules that follow from it. */
export function setComplianceConfig(compliance: ComplianceConfig): void {
  store.compliance = compliance;
  store.rules = siteRules(compliance.site, compliance.rules);
}

/** Remembers the verification that the member has started. */
export function setFlow(flow: StartedFlow): void {
  store.flow = flow;
}

/** Sets whether the profile failed to load. */
export function setProfileError(failed: boolean): void {
  store.profileError = failed;
}

/** Status of a level before its verification was started on this page; undefined if none was started. */
export function statusBefore(level: StepLevel): StepStatus | undefined {
  return store.flow?.level === level ? store.flow.before : undefined;
}
