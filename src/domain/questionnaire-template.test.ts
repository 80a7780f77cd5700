import { describe, expect, it } from 'vitest';
import type { Question } from './questionnaire';
import { canBeShown, isUsable, templateProblems } from './questionnaire-template';
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
    [
      'nothing wrong in a pattern, which the form may leave to the server',
      [testQuestion('a', { pattern: '(' })],
      [],
      true,
    ],
    [
      'the first question of several with the same mistake',
      [testQuestion('a'), testQuestion('b', { type: 'hologram' }), testQuestion('c', { type: 'hologram' })],
      ['unknown-type:b'],
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
