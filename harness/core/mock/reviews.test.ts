import { describe, expect, it } from 'vitest';
import type { StepStatus } from '../../../src/domain/statuses';
import { scenarioOf } from '../testing';
import { createMockState } from './initial-state';
import { advanceReview, beginReview, type RunOutcome, setStep, stepKeyOf } from './reviews';
import type { MockState } from './state';
import type { VendorRun } from './vendor-runs';

const stateOf = (kyc: object) => createMockState(scenarioOf({ kyc }));
const run: VendorRun = {
  token: 't',
  provider: 'PROVIDER_SUMSUB',
  level: 'LEVEL_1',
  returnUrl: '',
  status: 'submitted',
};
const plan = (outcome: RunOutcome, polls = 0) => ({ outcome, rejectCode: 'BLURRY', polls });
/** Both levels, the update and the second identity. */
const statuses = ({ kyc }: MockState) => [
  kyc.steps['1'],
  kyc.steps['2'],
  kyc.poi.status.replace('DisplayUpdatePOIStatus_', ''),
  kyc.secondIdentity,
];

describe('a submission', () => {
  it.each<[string, object, Partial<VendorRun>, string[] | 'nothing']>([
    ['a level that is open', {}, {}, ['PENDING', 'NOT_ALLOW', 'No', 'none']],
    ['a level that was rejected', { steps: { 1: 'FAILED_AND_CAN_RETRY' } }, {}, ['PENDING', 'NOT_ALLOW', 'No', 'none']],
    [
      'level 2 only, if it is for level 2',
      { steps: { 1: 'SUCCESS', 2: 'ALLOW' } },
      { level: 'LEVEL_2' },
      ['SUCCESS', 'PENDING', 'No', 'none'],
    ],
    [
      'an update that is needed, but not the verified level',
      { steps: { 1: 'SUCCESS' }, poi: 'DisplayUpdatePOIStatus_Needed' },
      {},
      ['SUCCESS', 'NOT_ALLOW', 'Pending', 'none'],
    ],
    [
      'an update that was rejected',
      { steps: { 1: 'SUCCESS' }, poi: 'DisplayUpdatePOIStatus_Rejected' },
      {},
      ['SUCCESS', 'NOT_ALLOW', 'Pending', 'none'],
    ],
    [
      'no update on the day of its rejection',
      { steps: { 1: 'SUCCESS' }, poi: 'DisplayUpdatePOIStatus_Rejected_Daily' },
      {},
      'nothing',
    ],
    ['nothing for a verified level', { steps: { 1: 'SUCCESS' } }, {}, 'nothing'],
    ['nothing for a level that is closed permanently', { steps: { 1: 'FAILED_AND_CAN_NOT_RETRY' } }, {}, 'nothing'],
    [
      'a second identity, but no level',
      { secondIdentity: 'ALLOW' },
      { isSecondary: true },
      ['ALLOW', 'NOT_ALLOW', 'No', 'PENDING'],
    ],
    [
      'a second identity that was rejected',
      { secondIdentity: 'FAILED_AND_CAN_RETRY' },
      { isSecondary: true },
      ['ALLOW', 'NOT_ALLOW', 'No', 'PENDING'],
    ],
    ['no second identity that is verified', { secondIdentity: 'SUCCESS' }, { isSecondary: true }, 'nothing'],
    ['no second identity with a run for a level', { steps: { 1: 'SUCCESS' }, secondIdentity: 'ALLOW' }, {}, 'nothing'],
    [
      'no update with a run for a second identity',
      { poi: 'DisplayUpdatePOIStatus_Needed', secondIdentity: 'SUCCESS' },
      { isSecondary: true },
      'nothing',
    ],
  ])('sets to pending: %s', (_what, kyc, more, expected) => {
    const state = stateOf(kyc);
    const before = statuses(state);
    beginReview(state, { ...run, ...more }, plan('approve'));
    expect(statuses(state)).toEqual(expected === 'nothing' ? before : expected);
    expect(state.run.review === undefined).toBe(expected === 'nothing');
  });

  it('removes the reason of the last rejection of an update', () => {
    const state = stateOf({ poi: 'DisplayUpdatePOIStatus_Rejected', poiRejectReason: 'BLURRY' });
    beginReview(state, run, plan('approve'));
    expect(state.kyc.poi).toEqual({ status: 'DisplayUpdatePOIStatus_Pending', rejectReason: '' });
  });
});

describe('a review', () => {
  it('ends after its polls', () => {
    const state = stateOf({});
    beginReview(state, run, plan('approve', 2));
    const seen = [0, 1, 2, 3].map(() => {
      advanceReview(state);
      return state.kyc.steps['1'];
    });
    expect(seen).toEqual(['PENDING', 'PENDING', 'SUCCESS', 'SUCCESS']);
    expect(state.run.review).toBeUndefined();
  });

  it('never ends with the outcome pending', () => {
    const state = stateOf({});
    beginReview(state, run, plan('pending'));
    for (let poll = 0; poll < 5; poll += 1) advanceReview(state);
    expect(state.kyc.steps['1']).toBe('PENDING');
  });

  it('without a submission changes nothing', () => {
    const state = stateOf({});
    advanceReview(state);
    expect(statuses(state)).toEqual(['ALLOW', 'NOT_ALLOW', 'No', 'none']);
  });

  it.each<[RunOutcome, object, Partial<VendorRun>, string[], string]>([
    ['approve', { rejectReason: 'OLD' }, {}, ['SUCCESS', 'ALLOW', 'No', 'none'], ''],
    ['reject', {}, {}, ['FAILED_AND_CAN_RETRY', 'NOT_ALLOW', 'No', 'none'], 'BLURRY'],
    [
      'reject',
      { steps: { 1: 'SUCCESS', 2: 'ALLOW' } },
      { level: 'LEVEL_2' },
      ['SUCCESS', 'FAILED_AND_CAN_RETRY', 'No', 'none'],
      'BLURRY',
    ],
    [
      'approve',
      { secondIdentity: 'ALLOW', rejectReason: 'OLD' },
      { isSecondary: true },
      ['ALLOW', 'NOT_ALLOW', 'No', 'SUCCESS'],
      'OLD',
    ],
    [
      'reject',
      { secondIdentity: 'ALLOW' },
      { isSecondary: true },
      ['ALLOW', 'NOT_ALLOW', 'No', 'FAILED_AND_CAN_RETRY'],
      'BLURRY',
    ],
  ])('%s: %o %o', (outcome, kyc, more, expected, reason) => {
    const state = stateOf(kyc);
    beginReview(state, { ...run, ...more }, plan(outcome));
    advanceReview(state);
    expect(statuses(state)).toEqual(expected);
    expect(state.kyc.rejectReason).toBe(reason);
  });

  it.each<[RunOutcome, object]>([
    ['approve', { status: 'DisplayUpdatePOIStatus_No', rejectReason: '' }],
    ['reject', { status: 'DisplayUpdatePOIStatus_Rejected', rejectReason: 'BLURRY' }],
  ])('of an update changes only the update: %s', (outcome, expected) => {
    const state = stateOf({ steps: { 1: 'SUCCESS' }, poi: 'DisplayUpdatePOIStatus_Needed', rejectReason: 'OLD' });
    beginReview(state, run, plan(outcome));
    advanceReview(state);
    expect(state.kyc.poi).toEqual(expected);
    expect([state.kyc.steps['1'], state.kyc.rejectReason]).toEqual(['SUCCESS', 'OLD']);
  });

  it('allows no further attempt after the third rejection of a level', () => {
    const state = stateOf({});
    const seen = [1, 2, 3].map(() => {
      beginReview(state, run, plan('reject'));
      advanceReview(state);
      return state.kyc.steps['1'];
    });
    expect(seen).toEqual(['FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_NOT_RETRY']);
    expect(state.run.rejections).toEqual({ 1: 3, 2: 0 });
  });
});

describe('setStep', () => {
  it.each<['LEVEL_1' | 'LEVEL_2' | 'LEVEL_DEFAULT', StepStatus, [StepStatus, StepStatus], [StepStatus, StepStatus]]>([
    ['LEVEL_1', 'SUCCESS', ['ALLOW', 'NOT_ALLOW'], ['SUCCESS', 'ALLOW']],
    ['LEVEL_1', 'SUCCESS', ['PENDING', 'PENDING'], ['SUCCESS', 'PENDING']],
    ['LEVEL_1', 'ALLOW', ['SUCCESS', 'SUCCESS'], ['ALLOW', 'NOT_ALLOW']],
    ['LEVEL_2', 'SUCCESS', ['ALLOW', 'NOT_ALLOW'], ['ALLOW', 'SUCCESS']],
    ['LEVEL_2', 'ALLOW', ['SUCCESS', 'SUCCESS'], ['SUCCESS', 'ALLOW']],
    // Defaults to the first level.
    ['LEVEL_DEFAULT', 'SUCCESS', ['ALLOW', 'NOT_ALLOW'], ['SUCCESS', 'ALLOW']],
  ])('%s to %s, with %j before', (level, status, [one, two], expected) => {
    const state = stateOf({ steps: { 1: one, 2: two } });
    setStep(state, level, status);
    expect([state.kyc.steps['1'], state.kyc.steps['2']]).toEqual(expected);
    expect(state.kyc.steps[stepKeyOf(level)]).toBe(status);
  });
});
