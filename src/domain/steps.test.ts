import { describe, expect, it } from 'vitest';
import { STEP_STATUSES } from './statuses';
import { type Step, stepsOf } from './steps';

const CLOSED = (level: Step['level']): Step => ({ level, status: 'NOT_ALLOW', type: 'INDIVIDUAL' });

describe('stepsOf', () => {
  it.each(STEP_STATUSES)('returns a step with status %s from the state list', (status) => {
    const state: Step[] = [
      { level: 'LEVEL_2', status, type: 'COMPANY' },
      { level: 'LEVEL_1', status: 'SUCCESS', type: 'INDIVIDUAL' },
    ];
    expect(stepsOf({ opened: true, kycTag: 0, state })).toEqual({ LEVEL_1: state[1], LEVEL_2: state[0] });
  });

  it.each([
    { why: 'verification is not opened', opened: false, kycTag: 0 },
    { why: 'the KYC tag is 1', opened: true, kycTag: 1 },
  ])('returns both steps as NOT_ALLOW if $why', ({ opened, kycTag }) => {
    const state: Step[] = [{ level: 'LEVEL_1', status: 'ALLOW', type: 'COMPANY' }];
    expect(stepsOf({ opened, kycTag, state })).toEqual({ LEVEL_1: CLOSED('LEVEL_1'), LEVEL_2: CLOSED('LEVEL_2') });
  });

  it('returns a step that is missing from the list as NOT_ALLOW', () => {
    const state: Step[] = [{ level: 'LEVEL_1', status: 'PENDING', type: 'INDIVIDUAL' }];
    expect(stepsOf({ opened: true, kycTag: 2, state })).toEqual({ LEVEL_1: state[0], LEVEL_2: CLOSED('LEVEL_2') });
  });
});
