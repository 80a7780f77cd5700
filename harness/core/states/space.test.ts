import { expect, it } from 'vitest';
import { SITE_ROWS, SITES } from '../../../src/domain/sites';
import { KYC_INFO, PROFILE, START_CALLS, TASK_REGION } from './opening-calls';
import { CONSTRAINTS, DIMENSIONS } from './space';
import { UNUSED } from './status-dimensions';

function allows(first: string, x: string, second: string, y: string): boolean {
  return CONSTRAINTS.every(({ between: [a, b], allows }) => a !== first || b !== second || allows(x, y));
}

const [CAN_VERIFY = ''] = START_CALLS;
const COUNTRY_LIST = 'GET /v2/public/country-list';

it.each([
  ['site', 'HKG', 'language', 'zh-HK', true],
  ['site', 'HKG', 'language', 'tr-TR', false],
  ['mode', 'mini-program', 'platform', 'ios', true],
  ['mode', 'mini-program', 'platform', UNUSED, false],
  ['mode', 'web', 'platform', UNUSED, true],
  ['mode', 'web', 'platform', 'ios', false],
  ['platform', 'ios', 'device', 'tablet', true],
  ['platform', 'android', 'device', 'small-phone', true],
  ['platform', 'ios', 'device', 'desktop', false],
  ['platform', 'android', 'device', 'desktop', false],
  ['platform', 'tdesktop', 'device', 'desktop', true],
  ['platform', 'tdesktop', 'device', 'phone', false],
  ['platform', UNUSED, 'device', 'desktop', true],
  ['mode', 'app', 'device', 'desktop', false],
  ['mode', 'app', 'device', 'tablet', true],
  ['mode', 'web', 'device', 'desktop', true],
  ['mode', 'mini-program', 'theme', 'light', false],
  ['mode', 'mini-program', 'theme', 'dark', true],
  ['mode', 'web', 'theme', 'light', true],
  ['mode', 'sdk', 'route', '/auth/sdk', true],
  ['mode', 'sdk', 'route', '/auth/kyc', false],
  ['mode', 'web', 'route', '/auth/sdk', true],
  ['mode', 'web', 'route', '/auth/kyc', true],
  ['mode', 'app', 'route', '/auth/sdk', true],
  ['mode', 'mini-program', 'route', '/auth/sdk', true],
  ['mode', 'app', 'route', '/auth/kyc', true],
  ['level1', 'PENDING', 'level2', 'ALLOW', false],
  ['level1', 'PENDING', 'level2', 'NOT_ALLOW', true],
  ['level1', 'SUCCESS', 'level2', 'ALLOW', true],
  ['transferRole', 'none', 'transfer', 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED', true],
  ['transferRole', 'none', 'transfer', 'KYC_TRANSFER_VERIFY_STATUS_PENDING', false],
  ['transferRole', 'source', 'transfer', 'KYC_TRANSFER_VERIFY_STATUS_PENDING', true],
  ['provider', 'PROVIDER_JUMIO', 'outcome', 'approve', true],
  ['provider', 'PROVIDER_AAI', 'outcome', 'cancel', true],
  ['provider', 'PROVIDER_SUMSUB', 'outcome', 'approve', false],
  ['provider', 'PROVIDER_SUMSUB', 'outcome', UNUSED, true],
  ['fault', 'none', 'faultOn', UNUSED, true],
  ['fault', 'none', 'faultOn', KYC_INFO, false],
  ['fault', 'http', 'faultOn', KYC_INFO, true],
  ['fault', 'http', 'faultOn', UNUSED, false],
  ['route', '/auth/kyc', 'faultOn', CAN_VERIFY, true],
  ['route', '/auth/personal', 'faultOn', CAN_VERIFY, false],
  ['route', '/auth/personal', 'faultOn', UNUSED, true],
  ['mode', 'sdk', 'fault', 'http', false],
  ['mode', 'sdk', 'fault', 'none', true],
  ['mode', 'web', 'fault', 'http', true],
  ['route', '/auth/piquestion', 'fault', 'http', false],
  ['route', '/auth/piquestion', 'fault', 'none', true],
  ['route', '/auth/question', 'fault', 'http', true],
  ['route', '/auth/standardQuest', 'fault', 'http', true],
  ['route', '/auth/eddQuestionnaire', 'fault', 'http', true],
  ['route', '/auth/newquestion', 'fault', 'http', true],
  ['route', '/auth/kyc', 'fault', 'http', true],
  ['site', 'NONE', 'faultOn', CAN_VERIFY, true],
  ['site', 'HKG', 'faultOn', TASK_REGION, true],
  ['site', 'EU', 'faultOn', KYC_INFO, true],
  ['fault', 'envelope', 'code', UNUSED, false],
  ['fault', 'envelope', 'code', '1007', true],
  ['fault', 'http', 'code', UNUSED, true],
  ['fault', 'http', 'code', '1007', false],
  ['faultOn', KYC_INFO, 'code', '1007', true],
  ['faultOn', PROFILE, 'code', '1007', false],
  ['faultOn', PROFILE, 'code', '10016', true],
  ['faultOn', PROFILE, 'code', UNUSED, true],
  ['route', '/auth/personal', 'code', '1007', true],
  ['route', '/auth/kyc', 'code', '1007', true],
  ['route', '/auth/updatePOA', 'code', '1007', false],
  ['route', '/auth/updatePOA', 'code', '10016', true],
  ['route', '/auth/updatePOA', 'code', UNUSED, true],
  ['language', 'en', 'code', '1007', true],
  ['language', 'ar-SA', 'code', '1007', true],
  ['language', 'zh-HK', 'code', '1007', true],
  ['language', 'de-DE', 'code', '1007', false],
  ['language', 'de-DE', 'code', UNUSED, true],
  ['language', 'de-DE', 'faultOn', KYC_INFO, true],
  ['language', 'de-DE', 'faultOn', PROFILE, true],
  ['language', 'de-DE', 'faultOn', UNUSED, true],
  ['language', 'de-DE', 'faultOn', COUNTRY_LIST, false],
  ['language', 'ar-SA', 'faultOn', COUNTRY_LIST, true],
  ['route', '/auth/personal', 'edd', 'EDDStatus_Reject', true],
  ['route', '/auth/updatePOA', 'edd', 'EDDStatus_Reject', false],
  ['route', '/auth/updatePOA', 'edd', 'EDDStatus_Unknown', true],
  ['fault', 'http', 'edd', 'EDDStatus_Reject', false],
  ['fault', 'http', 'edd', 'EDDStatus_Unknown', true],
  ['fault', 'none', 'edd', 'EDDStatus_Reject', true],
])('%s %s with %s %s: %s', (first, x, second, y, expected) => {
  for (const [name, value] of [
    [first, x],
    [second, y],
  ] as const)
    expect(DIMENSIONS.find((one) => one.name === name)?.values).toContain(value);
  expect(allows(first, x, second, y)).toBe(expected);
});

it('a site that points at the mobile app makes no call of a start, and a site without tasks asks for no region', () => {
  const sites = DIMENSIONS.find(({ name }) => name === 'site')?.values ?? [];
  expect(sites.filter((site) => !allows('site', site, 'faultOn', CAN_VERIFY))).toEqual(
    SITES.filter((site) => SITE_ROWS[site].identityFlow === 'mobile-app'),
  );
  expect(sites.filter((site) => !allows('site', site, 'faultOn', TASK_REGION))).toEqual(
    SITES.filter((site) => SITE_ROWS[site].investorTests.length === 0),
  );
});

it('a fault strikes a call that can fail, and a code is known to the product or one that it does not know', () => {
  const valuesOf = (name: string) => DIMENSIONS.find((one) => one.name === name)?.values ?? [];
  expect(valuesOf('faultOn').slice(0, 2)).toEqual([UNUSED, PROFILE]);
  expect(valuesOf('code').slice(0, 2)).toEqual([UNUSED, '10016']);
});
