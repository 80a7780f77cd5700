import { expect, it } from 'vitest';
import { REJECTION_REASONS, type RejectionReason } from './rejection-reasons';
import { faultOf, isRetake, isScreening } from './submission-faults';

const REASONS = Object.keys(REJECTION_REASONS) as RejectionReason[];

it('a reason that only support or a move can help with names no fault, so no step is offered for it', () => {
  const helpless = REASONS.filter((reason) => ['support', 'residence'].includes(REJECTION_REASONS[reason]));
  expect(helpless.filter((reason) => faultOf(reason) !== undefined)).toEqual([]);
});

it.each([
  ['LOW_QUALITY', 'photo'],
  ['BACK_SIDE_MISSING', 'photo'],
  ['SELFIE_MISMATCH', 'selfie'],
  ['EXPIRATION_DATE', 'choice'],
  ['document_unreadable', 'photo'],
  ['address_mismatch', undefined],
  ['NEW_REASON', undefined],
  ['The photo was too small.', undefined],
  ['constructor', undefined],
  ['', undefined],
] as const)('%s: the fault is %s', (code, fault) => {
  expect(faultOf(code)).toBe(fault);
  expect(isRetake(faultOf(code))).toBe(fault === 'photo' || fault === 'selfie');
});

it.each([
  ['PEP', true],
  ['SANCTIONS', true],
  ['screening_hit', true],
  ['LOW_QUALITY', false],
  ['Your name is on a list.', false],
  ['', false],
] as const)('%s: comes from a screening: %s', (code, is) => {
  expect(isScreening(code)).toBe(is);
});
