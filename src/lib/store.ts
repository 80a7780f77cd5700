import { proxy } from 'valtio/vanilla';
import type { FlowName } from '../domain/levels';
import { type SiteRules, siteRules } from '../domain/sites';
import type { Provider, StepStatus } from '../domain/statuses';
import type { StepLevel } from '../domain/steps';
import type { ComplianceConfig } from './compliance-config';
import { onClear } from './member-memory';
import type { Journey } from './sdk-address';

export interface User {
  /** Empty until the profile has loaded. */
  id: string;
  currencyCode: string;
}

/** Without the token, which only headers use. */
export interface SdkUser {
  /** Such as `email`. */
  readonly from: string;
  /** Such as `IN`; empty if missing. */
  readonly site: string;
  /** Whether the footer is hidden. */
  readonly hidden: boolean;
  readonly level: StepLevel;
  readonly isUpdate: boolean;
  readonly isSecondary: boolean;
  /** 1 locks both verification steps. */
  readonly kycTag: number;
  /** Empty: the landing page. */
  readonly redirectUrl: string;
  /** Empty until the token info has loaded. */
  readonly allowedOrigins: readonly string[];
  /** Empty: the initial config's. */
  readonly accessOrigin: string;
  /** Masked. Empty: not known, such as until the token info has loaded. */
  readonly account: string;
  readonly journey: Journey;
}

/** See PRODUCT.md, 'Global state'. */
export interface AppState {
  user: User;
  /** Per US dollar. Default: 1. */
  rate: number;
  compliance: ComplianceConfig;
  /** Derived from `compliance`. */
  rules: SiteRules;
  /** Undefined without an SDK token. */
  sdk: SdkUser | undefined;
  /** That opened the page by token. Empty: unknown, or the operator. */
  business: string;
  /** Not for a missing session. */
  profileError: boolean;
  /** Started since the page was loaded. */
  flow: StartedFlow | undefined;
}

/** Contains no personal data. */
export interface StartedFlow {
  readonly level: StepLevel;
  readonly flowName: FlowName;
  /** Undefined until known. */
  readonly provider: Provider | undefined;
  /** The server may still report it for a while. */
  readonly before: StepStatus;
}

export const DEFAULT_CURRENCY = 'USD';
const initialState = (): AppState => ({
  user: { id: '', currencyCode: DEFAULT_CURRENCY },
  rate: 1,
  compliance: { site: 'NONE', rules: {} },
  rules: siteRules('NONE'),
  sdk: undefined,
  business: '',
  profileError: false,
  flow: undefined,
});

/** Read with `useSnapshot`; change by functions. */
export const store: AppState = proxy<AppState>(initialState());

onClear(() => {
  Object.assign(store, initialState());
  delete window.analyticsUserId;
});

declare global {
  interface Window {
    /** For the analytics of the host page. */
    analyticsUserId?: string;
  }
}

/** Also sets the global analytics id. */
export function setUser(user: User): void {
  store.user = user;
  store.profileError = false;
  window.analyticsUserId = user.id;
}

export function setSdkUser(sdk: SdkUser): void {
  store.sdk = sdk;
}

export function setBusiness(business: string): void {
  store.business = business;
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

export function statusBefore(level: StepLevel): StepStatus | undefined {
  return store.flow?.level === level ? store.flow.before : undefined;
}
