import { describe, expect, it } from 'vitest';
import type { AccountFacts } from '../../domain/eligibility-types';
import { siteRules } from '../../domain/sites';
import type { StepStatus } from '../../domain/statuses';
import type { KycInfo } from '../shared/member/member-state';
import { kindOf, reasonOf, requestOf, type SdkRunUser, statusOf } from './sdk-status';

const account: AccountFacts = {
  kycTag: 0,
  site: 'NONE',
  rules: siteRules('NONE'),
  shell: 'browser',
  authority: 'token',
};

function info(level1: StepStatus, poi: KycInfo['updatePoi']['status'] = 'DisplayUpdatePOIStatus_No', second = '') {
  return {
    opened: true,
    state: [
      { level: 'LEVEL_1', status: level1, type: 'INDIVIDUAL' },
      { level: 'LEVEL_2', status: 'PENDING', type: 'INDIVIDUAL' },
    ],
    updatePoi: { status: poi, rejectReason: 'of the update', siteInfo: { site: '', country: '' } },
    second_identity_state: second,
    additionalRejectReason: 'of the level',
  } as unknown as KycInfo;
}

const LEVEL_1: SdkRunUser = { isUpdate: false, isSecondary: false, level: 'LEVEL_1' };
const LEVEL_2: SdkRunUser = { ...LEVEL_1, level: 'LEVEL_2' };
const UPDATE: SdkRunUser = { ...LEVEL_1, isUpdate: true };
const SECOND: SdkRunUser = { ...LEVEL_1, isSecondary: true };

it.each([
  [LEVEL_1, { kind: 'document', level: 'LEVEL_1' }],
  [LEVEL_2, { kind: 'document', level: 'LEVEL_2' }],
  [UPDATE, { kind: 'update-poi' }],
  [SECOND, { kind: 'second-identity' }],
])('a run %j asks the eligibility rule about %j', (run, request) => {
  expect(requestOf(run)).toEqual(request);
});

// biome-ignore format: one row per line keeps the table readable
const ROWS: readonly [name: string, run: SdkRunUser, info: KycInfo, status: StepStatus, kind: string][] = [
  ['the level of the run', LEVEL_1, info('FAILED_AND_CAN_RETRY'), 'FAILED_AND_CAN_RETRY', 'level-rejected'],
  ['the level of the run', LEVEL_2, info('SUCCESS'), 'PENDING', 'level-in-review'],
  ['an update that is needed', UPDATE, info('SUCCESS', 'DisplayUpdatePOIStatus_Needed'), 'ALLOW', 'update-needed'],
  ['an update in review', UPDATE, info('SUCCESS', 'DisplayUpdatePOIStatus_Pending'), 'PENDING', 'update-in-review'],
  ['a rejected update', UPDATE, info('SUCCESS', 'DisplayUpdatePOIStatus_Rejected'), 'FAILED_AND_CAN_RETRY', 'update-rejected'],
  ['an update rejected for today', UPDATE, info('SUCCESS', 'DisplayUpdatePOIStatus_Rejected_Daily'), 'FAILED_AND_CAN_NOT_RETRY', 'update-rejected-daily'],
  ['no update, level verified', UPDATE, info('SUCCESS'), 'SUCCESS', 'level-verified'],
  ['no update, level not verified', UPDATE, info('ALLOW'), 'NOT_ALLOW', 'update-not-asked'],
  ['a second identity in review', SECOND, info('SUCCESS', undefined, 'PENDING'), 'PENDING', 'level-in-review'],
  ['no second identity', SECOND, info('SUCCESS'), 'NOT_ALLOW', 'level-locked'],
  ['a second identity with an unknown status', SECOND, info('SUCCESS', undefined, 'NEW_STATUS'), 'NOT_ALLOW', 'level-locked'],
];

describe('the result of a run shows', () => {
  it.each(ROWS)('%s (%j)', (_name, run, facts, status, kind) => {
    expect([statusOf(facts, run, account), kindOf(facts, run, account)]).toEqual([status, kind]);
  });

  it.each([LEVEL_1, UPDATE, SECOND])('for %j that a closed account cannot verify', (run) => {
    const closed = { ...account, kycTag: 1 };
    const facts = info('SUCCESS', 'DisplayUpdatePOIStatus_Needed', 'SUCCESS');
    expect([statusOf(facts, run, closed), kindOf(facts, run, closed)]).toEqual(['NOT_ALLOW', 'level-locked']);
  });

  it.each([
    [UPDATE, 'of the update'],
    [LEVEL_1, 'of the level'],
  ])('for %j the reason %s', (run, reason) => {
    expect(reasonOf(info('FAILED_AND_CAN_RETRY'), run)).toBe(reason);
  });
});
