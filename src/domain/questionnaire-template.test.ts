import { describe, expect, it } from 'vitest';
import type { Question } from './questionnaire';
import { canBeShown, compiledPattern, isUsable, templateProblems } from './questionnaire-template';
import { onYes, section } from './questionnaire-testing';
import { testQuestion } from './testing';

describe('templateProblems', () => {
  it.each<[string, Question[], string[], boolean]>([
    ['a good template', [testQuestion('a'), testQuestion('b', { pattern: '[A-Z]{2}' })], [], true],
    ['no question', [], ['empty:'], false],
    ['two questions with one id', [testQuestion('a'), testQuestion('a')], ['duplicate-id:a'], false],
    [
      'a circle',
      [testQuestion('a', { showIf: onYes('b') }), testQuestion('b', { showIf: onYes('a') })],
      ['cycle:a'],
      false,
    ],
    ['a question that depends on itself', [testQuestion('a', { showIf: onYes('a') })], ['cycle:a'], false],
    ['a condition on a missing question', [testQuestion('a', { showIf: onYes('x') })], ['missing-question:a'], true],
    ['an unknown type', [testQuestion('a', { type: 'hologram' })], ['unknown-type:a'], true],
    ['a choice without options', [testQuestion('a', { type: 'single' })], ['no-options:a'], true],
    ['a pattern that is no regular expression', [testQuestion('a', { pattern: '(' })], ['bad-pattern:a'], true],
    [
      'the first question of several with the same mistake',
      [testQuestion('a'), testQuestion('b', { pattern: '(' }), testQuestion('c', { pattern: '(' })],
      ['bad-pattern:b'],
      true,
    ],
    [
      'a requirement that depends on a missing question',
      [testQuestion('a'), testQuestion('b', { requireIf: onYes('x') })],
      ['missing-question:b'],
      true,
    ],
    ['a table without columns', [testQuestion('a'), testQuestion('t', { type: 'table' })], ['no-options:t'], true],
  ])('finds %s', (_what, questions, kinds, usable) => {
    const problems = templateProblems([section(...questions)]);
    expect(problems.map(({ kind, questionId }) => `${kind}:${questionId}`)).toEqual(kinds);
    expect(isUsable(problems)).toBe(usable);
  });

  it.each([
    ['[A-Z]{2}\\d+', true],
    ['\\(\\d+\\)', true],
    ['(a+)+', false],
    ['(a|aa)*', false],
    ['a*a*a*b', false],
    ['a*a+b', true],
    ['a*a+b{2,}', false],
    ['a*a+b{12,}', false],
    ['a*a+b{2,4}', true],
    ['(ab){2}', false],
    ['a*b*\\*', true],
    ['[', false],
  ])('the pattern %s can be used: %s', (pattern, usable) => {
    expect(compiledPattern(pattern) !== undefined).toBe(usable);
  });

  it('a pattern has to match the whole text', () => {
    const pattern = compiledPattern('a|b');
    expect(['a', 'b', 'ab', 'ax', 'xb', ''].filter((text) => pattern?.test(text))).toEqual(['a', 'b']);
  });

  it('a pattern counts characters as a person does', () => {
    expect(compiledPattern('.')?.test('😀')).toBe(true);
  });

  it.each<[string, boolean, Partial<Question>]>([
    ['a text', true, {}],
    ['an unknown type', false, { type: 'hologram' }],
    ['a choice without options', false, { type: 'multiple' }],
    ['a yes-no question, which has its options without naming them', true, { type: 'yes-no' }],
    ['a table without columns', false, { type: 'table' }],
    ['a table', true, { type: 'table', columns: [testQuestion('c')] }],
    [
      'a table with a column of an unknown type',
      false,
      { type: 'table', columns: [testQuestion('a'), testQuestion('c', { type: 'file' })] },
    ],
  ])('%s can be shown: %s', (_what, shown, more) => {
    expect(canBeShown(testQuestion('q', more))).toBe(shown);
  });
});
