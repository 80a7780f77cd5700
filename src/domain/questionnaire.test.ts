import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type Answers,
  askedQuestions,
  type Condition,
  NO_ANSWER,
  type Question,
  questionsInCycles,
  type Section,
} from './questionnaire';
import { answersToSend, type EarlierAnswer, offeredAnswers, wasReceived } from './questionnaire-answers';
import { MAX_ON_PAGE, pagesOf } from './questionnaire-pages';
import { canBeShown, compiledPattern, isUsable, templateProblems } from './questionnaire-template';
import { testQuestion } from './testing';

const given = (...values: string[]): Answer => ({ ...NO_ANSWER, values });
const section = (...questions: Question[]): Section => ({ id: 's', title: 'S', description: '', questions });
const onYes = (questionId: string): Condition[] => [{ questionId, anyOf: ['yes'] }];
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

/** Templates with any conditions, also on missing questions and in circles. */
const anyTemplate = fc.integer({ min: 1, max: 12 }).chain((size) => {
  const id = fc.integer({ min: 0, max: size }).map(String);
  const conditions = fc.array(fc.record({ questionId: id, anyOf: fc.subarray(['yes', 'no']) }), { maxLength: 3 });
  return fc.tuple(
    ...Array.from({ length: size }, (_none, index) =>
      fc
        .record({ showIf: conditions, requireIf: conditions, required: fc.boolean() })
        .map((more) => testQuestion(String(index), { ...more, type: index % 2 === 0 ? 'yes-no' : 'text' })),
    ),
  );
});
const anyAnswers = fc
  .array(fc.constantFrom('yes', 'yes', 'no', ' ', undefined), { minLength: 13, maxLength: 13 })
  .map((values) =>
    Object.fromEntries(values.flatMap((value, id) => (value === undefined ? [] : [[String(id), given(value)]]))),
  );

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

  it('send answers to asked questions alone, and the same again from what was sent', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (questions, answers) => {
        const sections = [section(...questions)];
        const sent = answersToSend(sections, answers);
        const { visible: shown } = askedQuestions(questions, answers);
        for (const { questionId, values } of sent) {
          expect(shown.has(questionId)).toBe(true);
          expect(values.every((value) => value.trim() !== '')).toBe(true);
        }
        expect(answersToSend(sections, offeredAnswers(sections, sent as EarlierAnswer[]))).toEqual(sent);
      }),
    );
  });

  it('divide every asked question onto exactly one screen, in order', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (questions, answers) => {
        const asked = askedQuestions(questions, answers);
        const pages = pagesOf([section(...questions)], asked);
        const order = questions.filter(({ id }) => asked.visible.has(id)).map(({ id }) => id);
        expect(pages.flatMap((page) => page.questions.map(({ id }) => id))).toEqual(order);
        expect(pages.every((page) => page.questions.length > 0 && page.questions.length <= MAX_ON_PAGE)).toBe(true);
      }),
    );
  });
});

describe('pagesOf', () => {
  const ids = (...questions: Question[]) =>
    pagesOf([section(...questions)], askedQuestions(questions, {})).map((page) => page.questions.map(({ id }) => id));

  it('gives a question on which others depend a screen of its own', () => {
    expect(
      ids(testQuestion('a'), testQuestion('b'), testQuestion('c', { showIf: onYes('b') }), testQuestion('d')),
    ).toEqual([['a'], ['b'], ['d']]);
  });

  it('gives a table and an address a screen of their own', () => {
    expect(
      ids(
        testQuestion('a'),
        testQuestion('t', { type: 'table' }),
        testQuestion('x', { type: 'address' }),
        testQuestion('b'),
      ),
    ).toEqual([['a'], ['t'], ['x'], ['b']]);
  });

  it('divides a thousand questions into short screens at once', () => {
    const many = Array.from({ length: 1000 }, (_none, index) =>
      testQuestion(`${index}`, index === 0 ? {} : { showIf: onYes(`${index - 1}`) }),
    );
    const answers = Object.fromEntries(many.map(({ id }) => [id, given('yes')]));
    const before = performance.now();
    expect(pagesOf([section(...many)], askedQuestions(many, answers))).toHaveLength(1000);
    expect(performance.now() - before).toBeLessThan(3000);
  });
});

describe('answersToSend', () => {
  const options = [
    { value: 'salary', label: '', hint: '', exclusive: false, needsDetail: false },
    { value: 'other', label: '', hint: '', exclusive: false, needsDetail: true },
  ];
  const columns = [{ ...testQuestion('kind'), options: [] }];

  it('trims texts, and leaves out empty rows and the text of an option that was deselected', () => {
    const sections = [
      section(
        testQuestion('a'),
        testQuestion('b', { type: 'multiple', options }),
        testQuestion('t', { type: 'table', columns }),
      ),
    ];
    const sent = answersToSend(sections, {
      a: given('  Ada '),
      b: { ...given('salary'), details: { other: 'A bet' } },
      t: { ...NO_ANSWER, rows: [{ kind: [' '] }, { kind: ['Shop '] }] },
    });
    expect(sent).toMatchObject([
      { questionId: 'a', values: ['Ada'] },
      { questionId: 'b', values: ['salary'], details: [] },
      { questionId: 't', values: [], rows: [{ cells: [{ columnId: 'kind', values: ['Shop'] }] }] },
    ]);
  });

  it('sends no answer of a type that the form does not know', () => {
    expect(answersToSend([section(testQuestion('a', { type: 'hologram' }))], { a: given('x') })).toEqual([]);
  });

  it('offers no option again that the template does not have any more, and no file without an id', () => {
    const sections = [section(testQuestion('b', { type: 'single', options }), testQuestion('f', { type: 'file' }))];
    const earlier = (questionId: string, more: Partial<EarlierAnswer>): EarlierAnswer => ({
      questionId,
      values: [],
      details: [],
      rows: [],
      files: [],
      ...more,
    });
    const offered = offeredAnswers(sections, [
      earlier('b', { values: ['gone'] }),
      earlier('f', { files: [{ name: 'old.pdf' }, { name: 'new.pdf', fileId: '7' }] }),
      earlier('unknown', { values: ['x'] }),
    ]);
    expect(offered).toEqual({ f: { ...NO_ANSWER, files: [{ name: 'new.pdf', fileId: '7' }] } });
  });
});

describe('wasReceived', () => {
  const sent = [{ questionId: 'a', values: ['1'], details: [], rows: [], files: [] }];
  it.each([
    ['moved from open to review', 'UNSUBMIT', 'PENDING', [], true],
    ['approved at once', 'REJECTED', 'APPROVED', [], true],
    ['still open', 'UNSUBMIT', 'UNSUBMIT', sent, false],
    ['still in review with the new answers', 'PENDING', 'PENDING', sent, true],
    ['still in review with the former answers', 'PENDING', 'PENDING', [], false],
  ] as const)('%s', (_what, before, after, answers, expected) => {
    const status = `QUESTIONNAIRE_STATUS_${after}` as const;
    expect(wasReceived(`QUESTIONNAIRE_STATUS_${before}`, { status, answers }, sent)).toBe(expected);
  });
});

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
