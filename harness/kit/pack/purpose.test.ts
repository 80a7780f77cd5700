import { describe, expect, it } from 'vitest';
import { namedPacks, packPlan } from './pack-order';
import { purposeOf } from './purpose';

const purpose = (...parts: readonly object[]) => {
  const usual = { sites: ['HKG'], languages: ['en-HK'] };
  return purposeOf(packPlan({ title: 'x', parts: parts.map((part) => ({ ...usual, ...part })) }, 'x').parts);
};

describe('the purpose of a pack', () => {
  it.each<[readonly object[], string]>([
    [
      [{ routes: ['/auth/kyc'] }],
      'To review 1 screen: Hong Kong SAR China (HKG), in English (Hong Kong SAR China) (en-HK), on desktop.',
    ],
    [
      [{ walks: ['level-1-*'], until: 'vendor', agreements: true, devices: ['phone', 'desktop'] }],
      'To review each agreement and named walks up to the step “vendor”: Hong Kong SAR China (HKG), in English (Hong Kong SAR China) (en-HK), on phone and desktop.',
    ],
    [
      [{ routes: ['/auth/kyc'] }, { sites: ['EU'], languages: ['en'], scenarios: ['a'] }],
      'To review 1 screen: Hong Kong SAR China (HKG), in English (Hong Kong SAR China) (en-HK), on desktop; named scenarios: European Union (EU), in English (en), on desktop.',
    ],
  ])('is what it shows: %j', (parts, words) => {
    expect(purpose(...parts)).toBe(words);
  });

  it.each([...namedPacks()])('of %s names each of its languages', (_name, { parts }) => {
    const languages = parts.flatMap((part) => part.languages);
    expect(languages.filter((language) => !purposeOf(parts).includes(`(${language})`))).toEqual([]);
  });
});
