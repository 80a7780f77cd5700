import { describe, expect, it } from 'vitest';
import { VERIFIED_MEMBER } from './testing';
import { documentDraft, NUMBER_DRAFT, unfinishedAt } from './unfinished';

const NEW_MEMBER = {
  ...VERIFIED_MEMBER,
  state: [
    { level: 'LEVEL_1', status: 'ALLOW', type: 'INDIVIDUAL' },
    { level: 'LEVEL_2', status: 'NOT_ALLOW', type: 'INDIVIDUAL' },
  ],
} as const;
const ONE = documentDraft('LEVEL_1');
const TWO = documentDraft('LEVEL_2');
const BY_DOCUMENT = '/auth/kyc?level=LEVEL_1';

describe('a verification that was begun', () => {
  it.each([
    ['with nothing begun', 'LEVEL_1', [], undefined],
    ['of level 1 by a document', 'LEVEL_1', [ONE], BY_DOCUMENT],
    ['of level 1 by a number', 'LEVEL_1', [NUMBER_DRAFT], '/auth/vendor'],
    ['in both ways continues with the document', 'LEVEL_1', [NUMBER_DRAFT, ONE], BY_DOCUMENT],
    ['of another level', 'LEVEL_1', [TWO], undefined],
    ['by another form', 'LEVEL_1', ['residence'], undefined],
  ] as const)('%s', (_what, level, drafts, to) => {
    expect(unfinishedAt(level, new Set(drafts), NEW_MEMBER)).toBe(to);
  });

  it.each([
    ['of level 2 by a document', [TWO], '/auth/kyc?level=LEVEL_2'],
    ['of level 2, which no number verifies', [NUMBER_DRAFT], undefined],
    ['of level 1, which is verified by now', [ONE], undefined],
  ] as const)('%s', (_what, drafts, to) => {
    expect(unfinishedAt('LEVEL_2', new Set(drafts), VERIFIED_MEMBER)).toBe(to);
  });

  it('is not offered until the drafts are known, and not where it may not be started', () => {
    expect(unfinishedAt('LEVEL_1', undefined, NEW_MEMBER)).toBeUndefined();
    const both = new Set([ONE, NUMBER_DRAFT]);
    expect(unfinishedAt('LEVEL_1', both, VERIFIED_MEMBER)).toBeUndefined();
    expect(unfinishedAt('LEVEL_1', both, { ...NEW_MEMBER, opened: false })).toBeUndefined();
  });
});
