import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../testing';
import { createMockState } from './initial-state';
import { advanceReview } from './reviews';
import { findRun, openRun, submitRun } from './vendor-runs';

const RUN = { provider: 'PROVIDER_ONFIDO', level: 'LEVEL_1', returnUrl: '' } as const;
const mock = (input: object = {}) => {
  const scenario = scenarioOf(input);
  const state = createMockState(scenario);
  return { scenario, state, open: (origin?: string) => openRun(state, scenario, RUN, origin) };
};
const payloadOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''));

describe('openRun', () => {
  it('issues a token for each run, by which it is found', () => {
    const { state, open } = mock({ seed: 7 });
    const [first, second] = [open(), open()];
    expect(first).toEqual({ ...RUN, token: first.token, status: 'open' });
    expect(findRun(state, first.token)).toBe(first);
    expect(findRun(state, second.token)).toBe(second);
    expect(findRun(state, 'unknown')).toBeUndefined();
  });

  it('issues tokens that a vendor’s loader can decode', () => {
    const { state, open } = mock({ seed: 7 });
    const { token } = open();
    expect(token.split('.').map((part) => part.includes('='))).toEqual([false, false, false]);
    expect(JSON.parse(atob(token.split('.')[0] ?? ''))).toEqual({ alg: 'none' });
    expect(token.split('.')[2]).toBe('simulated1');
    expect(payloadOf(token)).toEqual({
      payload: { app: `applicant-${state.member.id}`, client_uuid: 'harness', run: 1, seed: 7 },
      urls: {},
      exp: 4_102_444_800,
    });
    expect(payloadOf(open('http://vendors').token)).toMatchObject({
      payload: { run: 2 },
      urls: { onfido_api_url: 'http://vendors/onfido/api' },
    });
  });

  it('issues an expired token first where the scenario says so', () => {
    const { open } = mock({ vendor: { outcome: 'expired-token' } });
    expect([open().status, open().status]).toEqual(['expired', 'open']);
  });
});

describe('submitRun', () => {
  it('takes each run once', () => {
    const { state, scenario, open } = mock();
    const run = open();
    expect(submitRun(state, scenario, run, 'approve', '')).toBe(true);
    expect(run.status).toBe('submitted');
    expect(submitRun(state, scenario, run, 'approve', '')).toBe(false);
  });

  it('takes no run with an expired token, and changes nothing then', () => {
    const { state, scenario, open } = mock({ vendor: { outcome: 'expired-token' } });
    expect(submitRun(state, scenario, open(), 'approve', '')).toBe(false);
    expect(state.kyc.steps['1']).toBe('ALLOW');
  });

  it.each([
    ['the page’s own', 'BLURRY', 'NO_FACE', 'BLURRY'],
    ['the scenario’s', '', 'NO_FACE', 'NO_FACE'],
    ['the vendor’s default', '', '', 'image_integrity.image_quality'],
  ])('rejects with %s code', (_whose, own, configured, expected) => {
    const { state, scenario, open } = mock({ vendor: { rejectCode: configured, reviewPolls: 0 } });
    submitRun(state, scenario, open(), 'reject', own);
    advanceReview(state);
    expect(state.kyc.rejectReason).toBe(expected);
  });

  it('starts a review with the number of polls in the scenario', () => {
    const { state, scenario, open } = mock({ vendor: { reviewPolls: 3 } });
    submitRun(state, scenario, open(), 'approve', '');
    expect(state.run.review).toMatchObject({ level: 'LEVEL_1', outcome: 'approve', pollsLeft: 3 });
  });
});
