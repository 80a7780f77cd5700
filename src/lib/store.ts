import { proxy } from 'valtio';
import type { FlowName } from '../domain/levels';
import { type SiteRules, siteRules } from '../domain/sites';
import type { Provider, StepStatus } from '../domain/statuses';
import type { StepLevel } from '../domain/steps';
import type { ComplianceConfig } from './compliance-config';
import { onClear } from './member-memory';

/** The signed-in member as screens see it (spec 3, "User profile"). */
export interface User {
  /** Empty until the profile is there. */
  id: string;
  /** Never empty: the server's empty value is USD (spec 3). */
  currencyCode: string;
}

/** What an SDK run adds to the user (spec 3, "User record"). The token is not here: only the request headers know it. */
export interface SdkUser {
  /** Where the member comes from, such as `email`. */
  readonly from: string;
  /** The footer is hidden. */
  readonly hidden: boolean;
  /** Level that the run is for. */
  readonly level: StepLevel;
  /** The run takes the place of an accepted proof of identity. */
  readonly isUpdate: boolean;
  /** The run verifies a second identity. */
  readonly isSecondary: boolean;
  /** The member's KYC tag; 1 takes all verification steps away. */
  readonly kycTag: number;
  /** Where the business wants the member back; empty: nowhere special. */
  readonly redirectUrl: string;
  /** Pages that may hear of the run; empty while the token info is unknown. */
  readonly allowedOrigins: readonly string[];
  /** Whose account is verified, masked; empty while the token info is unknown. */
  readonly account: string;
}

/** The app's global state (spec 3, "Global state"). */
export interface AppState {
  user: User;
  /** Units of the member's currency for one US dollar. */
  rate: number;
  compliance: ComplianceConfig;
  /** What the account's site may and must do; follows from `compliance`. */
  rules: SiteRules;
  /** The SDK run; undefined without an SDK token. */
  sdk: SdkUser | undefined;
  /** A profile load failed for another reason than a missing session (spec 4). */
  profileError: boolean;
  /** The verification that the member has started on this page, for the screens that it leads to; a reload forgets it. */
  flow: StartedFlow | undefined;
}

/** A verification that was started. Nothing in it names the member. */
export interface StartedFlow {
  readonly level: StepLevel;
  readonly flowName: FlowName;
  /** Who runs it; undefined until the server has said so. */
  readonly provider: Provider | undefined;
  /** Where the level stood before: right after a second attempt the server may still report the rejection of the first. */
  readonly before: StepStatus;
}

export const DEFAULT_CURRENCY = 'USD';
/** The state before anybody is known. */
const nobody = (): AppState => ({
  user: { id: '', currencyCode: DEFAULT_CURRENCY },
  rate: 1,
  compliance: { site: 'NONE', rules: {} },
  rules: siteRules('NONE'),
  sdk: undefined,
  profileError: false,
  flow: undefined,
});

export const store: AppState = proxy<AppState>(nobody());

onClear(() => {
  Object.assign(store, nobody());
  delete window.analyticsUserId;
});

declare global {
  interface Window {
    /** The member's id, for the analytics of the host page (spec 3). */
    analyticsUserId?: string;
  }
}

/** Sets the member and copies the id into the global analytics id (spec 3). */
export function setUser(user: User): void {
  store.user = user;
  store.profileError = false;
  window.analyticsUserId = user.id;
}

export function setSdkUser(sdk: SdkUser): void {
  store.sdk = sdk;
}

export function setRate(rate: number): void {
  store.rate = rate;
}

export function setComplianceConfig(compliance: ComplianceConfig): void {
  store.compliance = compliance;
  store.rules = siteRules(compliance.site, compliance.rules);
}

export function setFlow(flow: StartedFlow): void {
  store.flow = flow;
}

export function setProfileError(failed: boolean): void {
  store.profileError = failed;
}

/** Where a level stood before the verification that was started on this page; undefined where none was started for it. */
export function statusBefore(level: StepLevel): StepStatus | undefined {
  return store.flow?.level === level ? store.flow.before : undefined;
}
