import { describe, expect, it } from 'vitest';
import type { Question } from './questionnaire';
import { canBeShown, compiledPattern, isUsable, templateProblems } from './questionnaire-template';
import { onYes, section } from './questionnaire-testing';
import { testQuestion } from './testing';

describe('templateProblems', () => {
  it.each<[string, Question[], string[], boolean]>([
    ['a good template', [testQuestion('a')], [], true],
    ['no question', [], ['empty'], false],
    ['two questions with one id', [testQuestion('a'), testQuestion('a')], ['duplicate-id'], false],
    [
      'a circle',
      [testQuestion('a', { showIf: onYes('b') }), testQuestion('b', { showIf: onYes('a') })],
      ['cycle'],
      false,
    ],
    ['a question that depends on itself', [testQuestion('a', { showIf: onYes('a') })], ['cycle'], false],
    ['a condition on a missing question', [testQuestion('a', { showIf: onYes('x') })], ['missing-question'], true],
    ['an unknown type', [testQuestion('a', { type: 'hologram' })], ['unknown-type'], true],
    ['a choice without options', [testQuestion('a', { type: 'single' })], ['no-options'], true],
    ['a pattern that is no regular expression', [testQuestion('a', { pattern: '(' })], ['bad-pattern'], true],
  ])('finds %s', (_what, questions, kinds, usable) => {
    const problems = templateProblems([section(...questions)]);
    expect(problems.map(({ kind }) => kind)).toEqual(kinds);
    expect(isUsable(problems)).toBe(usable);
  });

  it.each([
    ['[A-Z]{2}\\d+', true],
    ['\\(\\d+\\)', true],
    ['(a+)+', false],
    ['(a|aa)*', false],
    ['a*a*a*b', false],
    ['[', false],
  ])('the pattern %s can be used: %s', (pattern, usable) => {
    expect(compiledPattern(pattern) !== undefined).toBe(usable);
  });

  it('does not show a table with a column of an unknown type', () => {
    expect(canBeShown(testQuestion('t', { type: 'table', columns: [testQuestion('c', { type: 'file' })] }))).toBe(
      false,
    );
  });
});
