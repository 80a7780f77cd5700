import { describe, expect, it } from 'vitest';
import { refusalTexts } from './refusal-texts';

const KINDS = [
  'document',
  'number',
  'update-poi',
  'update-document',
  'second-identity',
  'proof-of-address',
  'reset',
  'transfer',
] as const;

describe('refusalTexts', () => {
  it.each(KINDS)('names the level that is turned off for %s, and no level where none was asked for', (kind) => {
    const isLevel = kind === 'document' || kind === 'number';
    expect(refusalTexts('disabled', kind).title).toBe(
      isLevel ? 'statement.level-disabled.title' : 'statement.account-closed.title',
    );
  });

  it.each(KINDS)('names the level in review only for its own start: %s', (kind) => {
    const isLevel = kind === 'document' || kind === 'number';
    expect(refusalTexts('in-review', kind).title).toBe(`refusal.${isLevel ? 'inReview' : 'reviewing'}.title`);
  });

  it.each(KINDS)('names a level on hold only for its own start: %s', (kind) => {
    const isLevel = kind === 'document' || kind === 'number';
    expect(refusalTexts('held-back', kind).title).toBe(isLevel ? 'refusal.heldBack.title' : 'review.closed.title');
  });

  it('says only once to contact support if the text of the reason does', () => {
    const twice = (['disabled', 'aml-rejected'] as const).map(
      (reason) => refusalTexts(reason, 'document').namesSupport,
    );
    expect(twice).toEqual([true, true]);
    expect(refusalTexts('closed', 'document').namesSupport).toBeUndefined();
    expect(refusalTexts('disabled', 'second-identity').namesSupport).toBeUndefined();
  });
});
