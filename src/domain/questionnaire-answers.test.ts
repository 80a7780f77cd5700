import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ANSWER } from './questionnaire';
import { answersToSend, type EarlierAnswer, offeredAnswers, wasReceived } from './questionnaire-answers';
import { askedQuestions } from './questionnaire-conditions';
import { anyAnswers, anyTemplate, given, section } from './questionnaire-testing';
import { testQuestion } from './testing';

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

  it('sends answers to asked questions only, and the same again from what was sent', () => {
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
