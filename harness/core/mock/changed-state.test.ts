import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyScenario, scenarioOf } from '../testing';
import { changedState } from './changed-state';
import { createMockState } from './initial-state';
import type { MockState } from './state';

function used(state: MockState): MockState {
  state.session.signedIn = false;
  state.kyc.steps['1'] = 'PENDING';
  state.run.wrongCodes = 2;
  state.run.answers['200'] = [];
  state.run.submitted.push('200');
  state.run.review = {
    level: 'LEVEL_1',
    outcome: 'approve',
    rejectCode: '',
    moves: { step: true, update: false, second: false },
    pollsLeft: 1,
  };
  return state;
}

const START = scenarioOf({});
const DONE = used(createMockState(START));
const afterChange = (change: object) => changedState(DONE, START, scenarioOf(change));

describe('the state of a run after a change of its scenario', () => {
  it('is the same after an empty change', () => {
    expect(afterChange({ theme: 'dark' })).toEqual(DONE);
  });

  it.each<[change: object, differs: (state: MockState) => void]>([
    [{ now: '2027-01-01T00:00:00Z' }, (state) => Object.assign(state, { now: Date.parse('2027-01-01T00:00:00Z') })],
    [{ member: { currencyCode: 'EUR' } }, (state) => Object.assign(state.member, { currencyCode: 'EUR' })],
    [{ kyc: { poiRejectReason: 'x' } }, (state) => Object.assign(state.kyc.poi, { rejectReason: 'x' })],
    [{ kyc: { steps: { '2': 'ALLOW' } } }, endReview((state) => Object.assign(state.kyc.steps, { '2': 'ALLOW' }))],
    [
      { kyc: { questionnaire: 'QUESTIONNAIRE_STATUS_REJECTED' } },
      (state) => {
        state.kyc.questionnaire = 'QUESTIONNAIRE_STATUS_REJECTED';
        state.run.submitted.length = 0;
      },
    ],
    [
      { compliance: { investor: 'approved' } },
      (state) => Object.assign(state.compliance.investor, { status: 'approved' }),
    ],
  ])('has what %j says, and otherwise what the run has done', (change, differs) => {
    const expected = structuredClone(DONE);
    differs(expected);
    const changed = afterChange(change);
    // Rates are fixture data.
    if ('member' in change) expected.member.rate = changed.member.rate;
    expect(changed).toEqual(expected);
  });

  it.each([{ site: 'HKG' }, { seed: 2 }, { member: { id: 'member-7' } }])(
    'starts over for another member: %j',
    (change) => {
      expect(afterChange(change)).toEqual(createMockState(scenarioOf(change)));
    },
  );

  it('equals the initial state if the run has done nothing, for any two scenarios', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, (one, two) => {
        const { now } = scenarioOf(one);
        const [before, next] = [scenarioOf(one), scenarioOf({ ...two, now })];
        expect(changedState(createMockState(before), before, next)).toEqual(createMockState(next));
      }),
    );
  });

  it('changes neither the previous state nor a scenario', () => {
    const before = structuredClone(DONE);
    afterChange({ kyc: { steps: { '2': 'SUCCESS' } } });
    expect(DONE).toEqual(before);
  });
});

function endReview(also: (state: MockState) => void) {
  return (state: MockState) => {
    also(state);
    state.run.review = undefined;
  };
}
