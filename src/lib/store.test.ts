import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteRules } from '../domain/sites';
import { clearMemory } from './member-memory';
import { NO_JOURNEY } from './sdk-address';
import {
  type SdkUser,
  setBusiness,
  setComplianceConfig,
  setFlow,
  setProfileError,
  setRate,
  setSdkUser,
  setUser,
  statusBefore,
  store,
} from './store';

const EMPTY = {
  user: { id: '', currencyCode: 'USD' },
  rate: 1,
  compliance: { site: 'NONE', rules: {} },
  rules: siteRules('NONE'),
  sdk: undefined,
  business: '',
  profileError: false,
  flow: undefined,
};
const FLOW = { level: 'LEVEL_1', flowName: 'Level1_web', provider: undefined, before: 'FAILED_AND_CAN_RETRY' } as const;
const SDK: SdkUser = {
  from: 'email',
  site: 'IN',
  accessOrigin: '',
  hidden: false,
  level: 'LEVEL_1',
  isUpdate: true,
  redirectUrl: '',
  allowedOrigins: [],
  isSecondary: false,
  kycTag: 0,
  account: '',
  journey: NO_JOURNEY,
};

beforeEach(() => {
  vi.stubGlobal('window', {});
  clearMemory();
});
afterEach(() => vi.unstubAllGlobals());

it('starts without a member, and is the same again when the member’s data is cleared', () => {
  expect(store).toEqual(EMPTY);
  setUser({ id: 'member-1', currencyCode: 'EUR' });
  setSdkUser(SDK);
  setBusiness('Example Partner');
  setRate(0.9);
  setComplianceConfig({ site: 'TUR', rules: {} });
  setFlow(FLOW);
  setProfileError(true);
  expect(store).toEqual({
    user: { id: 'member-1', currencyCode: 'EUR' },
    rate: 0.9,
    compliance: { site: 'TUR', rules: {} },
    rules: siteRules('TUR'),
    sdk: SDK,
    business: 'Example Partner',
    profileError: true,
    flow: FLOW,
  });
  expect(window.analyticsUserId).toBe('member-1');
  clearMemory();
  expect(store).toEqual(EMPTY);
  expect(window).toEqual({});
});

it('has no profile error once a member has loaded', () => {
  setProfileError(true);
  setUser({ id: 'member-1', currencyCode: 'USD' });
  expect(store.profileError).toBe(false);
});

it('has the rules of the account’s site, changed by those that the server has sent', () => {
  setComplianceConfig({ site: 'TUR', rules: { identityFlow: 'web' } });
  expect(store.rules).toEqual({ ...siteRules('TUR'), identityFlow: 'web' });
});

it('knows the status of a level before it was started, and nothing of other levels', () => {
  expect([statusBefore('LEVEL_1'), statusBefore('LEVEL_2')]).toEqual([undefined, undefined]);
  setFlow(FLOW);
  expect([statusBefore('LEVEL_1'), statusBefore('LEVEL_2')]).toEqual(['FAILED_AND_CAN_RETRY', undefined]);
});
