import { describe, expect, it } from 'vitest';
import { lockReason } from './lock-reason';
import type { PersonalTask } from './personal-tasks';
import type { PriorityFacts } from './priority';
import { siteRules } from './sites';
import { testTask, VERIFIED_MEMBER } from './testing';

const FACTS: PriorityFacts = { ...VERIFIED_MEMBER, site: 'HKG', rules: siteRules('HKG'), residenceCountry: 'HKG' };

describe('lockReason', () => {
  const locked = (more: Partial<PersonalTask>): PersonalTask => ({
    ...testTask({ status: 'LOCKED' }),
    canChange: false,
    to: undefined,
    ...more,
  });
  const state = (one: 'ALLOW' | 'SUCCESS', two: 'ALLOW' | 'SUCCESS'): PriorityFacts => ({
    ...FACTS,
    state: [
      { level: 'LEVEL_1', status: one, type: 'INDIVIDUAL' },
      { level: 'LEVEL_2', status: two, type: 'INDIVIDUAL' },
    ],
  });

  it.each([
    ['the level that is missing', locked({ type: 'KNOWLEDGE_TEST' }), state('ALLOW', 'ALLOW'), 'LEVEL_1'],
    ['the lower level first', locked({ type: 'PROFESSIONAL_INVESTOR' }), state('ALLOW', 'ALLOW'), 'LEVEL_1'],
    ['the higher level then', locked({ type: 'PROFESSIONAL_INVESTOR' }), state('SUCCESS', 'ALLOW'), 'LEVEL_2'],
  ] as const)('names %s', (_what, one, facts, level) => {
    expect(lockReason(one, facts)).toEqual({ kind: 'level', level });
  });

  it.each([
    [
      "the server's text before anything else",
      locked({ reason: 'Wait for a call.' }),
      { kind: 'text', text: 'Wait for a call.' },
    ],
    ['nothing of a task before, where no level is missing', locked({ type: 'KNOWLEDGE_TEST' }), { kind: 'unknown' }],
    [
      'tomorrow, for an update without attempts',
      locked({ type: 'UPDATE_POI', reason: 'LOW_QUALITY' }),
      { kind: 'tomorrow' },
    ],
  ])('says %s', (_what, one, reason) => {
    expect(lockReason(one, state('SUCCESS', 'ALLOW'))).toEqual(reason);
  });

  it('names no level if the task needs none', () => {
    expect(lockReason(locked({ type: 'RFI' }), state('ALLOW', 'ALLOW'))).toEqual({ kind: 'unknown' });
  });
});
