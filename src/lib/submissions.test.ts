import { expect, it, vi } from 'vitest';
import { clearMemory } from './member-memory';
import { markSubmitted, submittedAt, submittedContent } from './submissions';

vi.mock('./now', () => ({ now: () => Date.UTC(2026, 10, 20) }));

it('the time of a proof of address is not that of level 2, whose review takes as long', () => {
  markSubmitted('LEVEL_2', 'documents');
  expect(submittedAt('LEVEL_2')).toBe(Date.UTC(2026, 10, 20));
  expect(submittedAt('proof-of-address')).toBeUndefined();
});

it('the times are forgotten with the member', () => {
  markSubmitted('LEVEL_1', 'details');
  expect(submittedAt('LEVEL_1')).toBeDefined();
  expect(submittedContent('LEVEL_1')).toBe('details');
  clearMemory();
  expect(submittedAt('LEVEL_1')).toBeUndefined();
  expect(submittedContent('LEVEL_1')).toBeUndefined();
});
