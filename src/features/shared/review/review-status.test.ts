import { describe, expect, it } from 'vitest';
import { STEP_STATUSES } from '../../../domain/statuses';
import { pollDelay, reviewStatus } from './review-status';

it('the intervals between polls grow up to 30 seconds', () => {
  const seconds = Array.from({ length: 9 }, (_, polls) => pollDelay(polls) / 1000);
  expect(seconds).toEqual([2, 3, 5, 8, 13, 20, 30, 30, 30]);
});

describe('the status of a review', () => {
  it.each([
    // reported, before, polls → shown, isLong, isFinal, isOver
    ['PENDING', undefined, 0, 'PENDING', false, false, true],
    ['PENDING', 'ALLOW', 5, 'PENDING', true, false, true],
    ['SUCCESS', 'ALLOW', 0, 'SUCCESS', false, true, true],
    ['FAILED_AND_CAN_RETRY', 'ALLOW', 1, 'FAILED_AND_CAN_RETRY', false, true, true],
    ['FAILED_AND_CAN_RETRY', undefined, 0, 'FAILED_AND_CAN_RETRY', false, true, true],
    ['FAILED_AND_CAN_NOT_RETRY', 'FAILED_AND_CAN_RETRY', 1, 'FAILED_AND_CAN_NOT_RETRY', false, true, true],
    ['CERTIFICATION_DISABLED', 'ALLOW', 0, 'CERTIFICATION_DISABLED', false, true, true],
    ['NOT_ALLOW', undefined, 0, 'NOT_ALLOW', false, true, true],
    // The first attempt's rejection, in the first 31 seconds of the second.
    ['FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_RETRY', 0, undefined, false, false, false],
    ['FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_RETRY', 4, undefined, false, false, false],
    ['FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_RETRY', 5, 'FAILED_AND_CAN_RETRY', true, true, true],
    ['ALLOW', 'ALLOW', 0, 'ALLOW', false, false, false],
    ['ALLOW', undefined, 4, 'ALLOW', false, false, false],
    ['ALLOW', undefined, 5, 'ALLOW', true, false, true],
  ] as const)('%s after %s, poll %i: shown as %s', (reported, before, polls, status, isLong, isFinal, isOver) => {
    expect(reviewStatus({ reported, before, polls })).toMatchObject({ status, isLong, isFinal, isOver });
  });

  it.each(STEP_STATUSES)('%s is shown as reported or not at all, and is never final before it is shown', (reported) => {
    for (const before of [undefined, ...STEP_STATUSES]) {
      for (const polls of [0, 4, 5]) {
        const { isFinal, status } = reviewStatus({ reported, before, polls });
        expect(isFinal ? [reported] : [reported, undefined]).toContain(status);
      }
    }
  });
});
