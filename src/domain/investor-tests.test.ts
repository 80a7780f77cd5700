import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canShowTest, hasTest, knownAnswers, testPage, testStatus } from './investor-tests';
import { siteRules } from './sites';

const NOW = Date.UTC(2026, 10, 20);
const attempt = { passed: false, score: 1, passMark: 3, attemptsLeft: 2 };

describe('knownAnswers', () => {
  const questions = [
    { id: 'a', options: [{ value: '1' }, { value: '2' }] },
    { id: 'b', options: [{ value: '1' }] },
  ];
  it.each([
    ['answers to the same questions', { a: ['1', '2'], b: ['1'] }, { a: ['1', '2'], b: ['1'] }],
    ['a question that is gone', { a: ['1'], c: ['1'] }, { a: ['1'] }],
    ['an option that is gone', { a: ['1', '3'], b: ['2'] }, { a: ['1'] }],
    ['a name that every object has', { a: ['1'], constructor: ['1'] }, { a: ['1'] }],
    ['nothing', {}, {}],
  ])('of %s', (_case, kept, known) => {
    expect(knownAnswers(questions, kept)).toEqual(known);
  });
});

describe('testStatus', () => {
  it.each([
    ['open', undefined],
    ['passed', { ...attempt, passed: true, attemptsLeft: 0 }],
    ['failed', attempt],
    ['failed', { ...attempt, attemptsLeft: 0, nextAttemptAt: NOW }],
    ['wait', { ...attempt, attemptsLeft: 0, nextAttemptAt: NOW + 1 }],
    ['wait', { ...attempt, attemptsLeft: 1, nextAttemptAt: NOW + 1 }],
    ['used-up', { ...attempt, attemptsLeft: 0 }],
  ] as const)('is %s for %j', (status, last) => {
    expect(testStatus(last, NOW)).toBe(status);
  });
});

describe('hasTest', () => {
  const facts = (more: object = {}) => ({
    rules: siteRules('NONE'),
    bannerTags: [],
    verificationProcess: { tasks: [] },
    ...more,
  });
  it.each([
    ['no site and no task', facts(), false],
    ['the rules of the site', facts({ rules: siteRules('EU') }), true],
    ['a banner', facts({ bannerTags: ['KNOWLEDGE_TEST'] }), true],
    ['a task', facts({ verificationProcess: { tasks: [{ type: 'KNOWLEDGE_TEST' }] } }), true],
    ['the task of another test', facts({ verificationProcess: { tasks: [{ type: 'RISK_TOLERANCE_TEST' }] } }), false],
  ])('by %s is %j', (_what, given, has) => {
    expect(hasTest('knowledge', given)).toBe(has);
  });
});

it.each([
  [['single', 'multiple'], true],
  [['single', 'drawing'], false],
  [[], false],
])('a test of the questions %j can be shown: %j', (types, can) => {
  expect(canShowTest(types.map((type, id) => ({ id: String(id), type })))).toBe(can);
});

describe('testPage', () => {
  const questions = ['a', 'b', 'c'].map((id) => ({ id, type: 'single' }));
  const upTo = (count: number) => Object.fromEntries(questions.slice(0, count).map(({ id }) => [id, ['1']]));

  it.each([
    [undefined, 3, 'intro'],
    ['1', 0, 1],
    ['2', 0, 'intro'],
    ['check', 0, 'intro'],
    ['2', 1, 2],
    ['3', 1, 2],
    ['check', 2, 3],
    ['check', 3, 'check'],
    ['9', 3, 'check'],
    ['0', 3, 'intro'],
    ['-1', 3, 'intro'],
    ['1.5', 3, 'intro'],
    ['x', 3, 'intro'],
  ])('step %j with %i answers is %j', (step, count, page) => {
    expect(testPage(step, questions, upTo(count))).toBe(page);
  });

  it('never shows a question before the ones in front of it are answered, nor the check before all are', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(['a', 'b', 'c']), (step, answered) => {
        const answers = Object.fromEntries(answered.map((id) => [id, ['1']]));
        const page = testPage(step, questions, answers);
        const before = page === 'intro' ? [] : page === 'check' ? questions : questions.slice(0, page - 1);
        for (const { id } of before) expect(answered).toContain(id);
      }),
    );
  });
});
