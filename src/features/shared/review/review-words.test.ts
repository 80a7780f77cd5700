import { expect, it } from 'vitest';
import { STEP_STATUSES } from '../../../domain/statuses';
import { reviewStatus } from './review-status';
import { hasStages, outcomeOf, progressOf, reviewWords } from './review-words';

const BEFORE = [undefined, ...STEP_STATUSES];
const POLLS = [0, 4, 5, 100];

it.each(STEP_STATUSES)(
  '%s: that something is in review, verified or rejected is said only if the server says so',
  (reported) => {
    for (const before of BEFORE) {
      for (const polls of POLLS) {
        const { status, isLong } = reviewStatus({ reported, before, polls });
        const words = reviewWords({ status, isLong });
        expect([words === 'pending', before, polls]).toEqual([reported === 'PENDING', before, polls]);
        expect(words !== 'success' || reported === 'SUCCESS').toBe(true);
        expect(words !== 'retry' || reported === 'FAILED_AND_CAN_RETRY').toBe(true);
        expect(words !== 'support' || reported === 'FAILED_AND_CAN_NOT_RETRY').toBe(true);
      }
    }
  },
);

it.each(STEP_STATUSES)(
  '%s: what was submitted on this visit changes no status that the server has reported',
  (reported) => {
    for (const before of BEFORE) {
      for (const polls of POLLS) {
        const { status, isLong } = reviewStatus({ reported, before, polls });
        const facts = { status, isLong };
        const words = reviewWords(facts);
        expect(reviewWords({ ...facts, isSubmitted: true })).toBe(words === 'waiting' ? 'submitted' : words);
        for (const fault of ['photo', 'selfie', 'choice'] as const) {
          const isRetake = words === 'retry' && fault !== 'choice';
          expect(reviewWords({ ...facts, fault })).toBe(isRetake ? 'retake' : words);
        }
      }
    }
  },
);

it('stages are shown only for a submission that an answer reports', () => {
  for (const words of ['waiting', 'notReceived', 'closed', 'notAsked'] as const) {
    expect(progressOf(words)).toBeUndefined();
  }
  expect(progressOf('submitted')).toEqual({ submitted: 'done', checked: 'current', reviewed: 'todo', result: 'todo' });
  expect(progressOf('pending')).toMatchObject({ submitted: 'done', result: 'todo' });
  for (const words of ['success', 'retake', 'retry', 'support', 'tomorrow'] as const) {
    expect(progressOf(words)?.result).toBe('done');
  }
});

it("a result's stages are shown in its own visit, and never a screening's", () => {
  for (const words of ['retry', 'support'] as const) {
    expect(hasStages(words, { isOfThisVisit: true, isNeutral: false })).toBe(true);
    expect(hasStages(words, { isOfThisVisit: true, isNeutral: true })).toBe(false);
    expect(hasStages(words, { isOfThisVisit: false, isNeutral: false })).toBe(false);
  }
  expect(hasStages('pending', { isOfThisVisit: false, isNeutral: false })).toBe(true);
  expect(hasStages('closed', { isOfThisVisit: true, isNeutral: false })).toBe(false);
});

it.each(STEP_STATUSES.filter((status) => progressOf(reviewWords({ status, isLong: false }))?.result === 'done'))(
  '%s: the result is called as on the level',
  (status) => {
    const words = reviewWords({ status, isLong: false });
    expect(outcomeOf(words)).toBe(status === 'SUCCESS' ? 'review.success.title' : `personal.status.${status}`);
  },
);

it.each([
  ['ALLOW', 0, 'waiting'],
  ['ALLOW', 5, 'notReceived'],
  ['PENDING', 0, 'pending'],
  ['PENDING', 5, 'pending'],
  ['SUCCESS', 0, 'success'],
] as const)('%s in answer %i: %s', (reported, polls, words) => {
  const { status, isLong } = reviewStatus({ reported, before: undefined, polls });
  expect(reviewWords({ status, isLong })).toBe(words);
});

it('an update that is asked for has nothing in review', () => {
  expect(reviewWords({ status: 'ALLOW', kind: 'update-needed', isLong: false })).toBe('waiting');
  expect(reviewWords({ status: 'PENDING', kind: 'update-in-review', isLong: false })).toBe('pending');
});
