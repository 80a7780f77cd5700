import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers, Question } from './questionnaire';
import { askedQuestions, questionsInCycles } from './questionnaire-conditions';
import { anyAnswers, anyTemplate, given, onYes } from './questionnaire-testing';
import { testQuestion } from './testing';

const visible = (questions: Question[], answers: Answers) => [...askedQuestions(questions, answers).visible].sort();

describe('askedQuestions', () => {
  const chain = [
    testQuestion('a'),
    testQuestion('b', { showIf: onYes('a') }),
    testQuestion('c', { showIf: onYes('b') }),
  ];
  it.each<[string, Answers, string[]]>([
    ['only the first question without answers', {}, ['a']],
    ['the second once the first has the value', { a: given('yes') }, ['a', 'b']],
    ['all once both have it', { a: given('yes'), b: given('yes') }, ['a', 'b', 'c']],
    ['nothing behind a hidden question, whatever its answer was', { a: given('no'), b: given('yes') }, ['a']],
  ])('asks %s', (_what, answers, expected) => {
    expect(visible(chain, answers)).toEqual(expected);
  });

  it('asks a question whose condition names one that comes later', () => {
    expect(visible([testQuestion('b', { showIf: onYes('a') }), testQuestion('a')], { a: given('yes') })).toEqual([
      'a',
      'b',
    ]);
  });

  it('needs all conditions of a question', () => {
    const both = testQuestion('c', { showIf: [...onYes('a'), ...onYes('b')] });
    const questions = [testQuestion('a'), testQuestion('b'), both];
    expect(visible(questions, { a: given('yes'), b: given('no') })).not.toContain('c');
    expect(visible(questions, { a: given('yes'), b: given('yes') })).toContain('c');
  });

  it('requires an optional question while its condition holds', () => {
    const questions = [testQuestion('a'), testQuestion('b', { required: false, requireIf: onYes('a') })];
    expect(askedQuestions(questions, {}).required.has('b')).toBe(false);
    expect(askedQuestions(questions, { a: given('yes') }).required.has('b')).toBe(true);
  });

  it('does not require an optional question without a condition', () => {
    expect(askedQuestions([testQuestion('a', { required: false })], {}).required.has('a')).toBe(false);
  });

  it('requires an optional question only while all of its conditions hold', () => {
    const requireIf = [...onYes('a'), ...onYes('b')];
    const questions = [testQuestion('a'), testQuestion('b'), testQuestion('c', { required: false, requireIf })];
    const isRequired = (answers: Answers) => askedQuestions(questions, answers).required.has('c');
    expect(isRequired({ a: given('yes'), b: given('no') })).toBe(false);
    expect(isRequired({ a: given('yes'), b: given('yes') })).toBe(true);
  });

  it('asks, but does not require, a question with a condition on a missing one', () => {
    const asked = askedQuestions([testQuestion('a', { showIf: onYes('nowhere') })], {});
    expect([asked.visible.has('a'), asked.required.has('a')]).toEqual([true, false]);
  });

  it('does not treat names of object members as answers', () => {
    expect(visible([testQuestion('constructor'), testQuestion('b', { showIf: onYes('constructor') })], {})).toEqual([
      'constructor',
    ]);
  });
});

describe('conditions (properties)', () => {
  it('require only questions that are asked, and ask none in a circle', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (questions, answers) => {
        const asked = askedQuestions(questions, answers);
        for (const id of asked.required) expect(asked.visible.has(id)).toBe(true);
        for (const id of questionsInCycles(questions)) expect(asked.visible.has(id)).toBe(false);
      }),
    );
  });

  it('ask a question exactly if each of its decidable conditions holds', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (questions, answers) => {
        const { visible: shown } = askedQuestions(questions, answers);
        const inCircle = new Set(questionsInCycles(questions));
        const known = new Set(questions.map(({ id }) => id));
        for (const { id, showIf } of questions.filter((one) => !inCircle.has(one.id))) {
          const holds = showIf
            .filter(({ questionId }) => known.has(questionId))
            .every(
              ({ questionId, anyOf }) =>
                shown.has(questionId) && (answers[questionId]?.values ?? []).some((value) => anyOf.includes(value)),
            );
          expect(shown.has(id)).toBe(holds);
        }
      }),
    );
  });

  it('do not depend on answers to hidden questions', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (questions, answers) => {
        const { visible: shown } = askedQuestions(questions, answers);
        const onlyShown = Object.fromEntries(Object.entries(answers).filter(([id]) => shown.has(id)));
        expect(askedQuestions(questions, onlyShown)).toEqual(askedQuestions(questions, answers));
      }),
    );
  });
});
