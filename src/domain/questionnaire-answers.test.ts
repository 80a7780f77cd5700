import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, type KeptFile, NO_ANSWER } from './questionnaire';
import { answersToSend, type EarlierAnswer, isEmpty, offeredAnswers, wasReceived } from './questionnaire-answers';
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

  it('sends the text of a chosen option, and each kind of answer in its own field', () => {
    const kept = { fileId: '7', name: 'payslip.pdf' };
    const sections = [
      section(
        testQuestion('b', { type: 'multiple', options }),
        testQuestion('e', { type: 'multiple', options }),
        testQuestion('t', { type: 'table', columns: [...columns, { ...testQuestion('sum'), options: [] }] }),
        testQuestion('f', { type: 'file' }),
        testQuestion('c'),
      ),
    ];
    const everything = { ...given(' x '), rows: [{ kind: ['Shop'], sum: [' '] }], files: [kept] };
    expect(
      answersToSend(sections, {
        b: { ...given('salary', 'other'), details: { other: ' A bet ', salary: 'not asked for' } },
        e: { ...given('other'), details: { other: '  ' } },
        t: everything,
        f: everything,
        c: everything,
      }),
    ).toEqual([
      {
        questionId: 'b',
        values: ['salary', 'other'],
        details: [{ option: 'other', text: 'A bet' }],
        rows: [],
        files: [],
      },
      { questionId: 'e', values: ['other'], details: [], rows: [], files: [] },
      {
        questionId: 't',
        values: [],
        details: [],
        rows: [{ cells: [{ columnId: 'kind', values: ['Shop'] }] }],
        files: [],
      },
      { questionId: 'f', values: [], details: [], rows: [], files: [kept] },
      { questionId: 'c', values: ['x'], details: [], rows: [], files: [] },
    ]);
  });

  it.each<[string, string, Partial<Answer>, boolean]>([
    ['nothing', 'text', {}, true],
    ['spaces', 'text', { values: [' ', ''] }, true],
    ['a value after spaces', 'text', { values: [' ', 'x'] }, false],
    ['a file', 'file', { files: [{ fileId: '1', name: 'a' }] }, false],
    ['empty rows', 'table', { rows: [{}, { a: ['', ' '] }] }, true],
    ['a row with one value', 'table', { rows: [{}, { a: [' '], b: ['', 'x'] }] }, false],
    ['a country', 'country', { values: ['DEU'] }, false],
    ['a dial code without a number', 'phone', { values: ['DEU', ''] }, true],
    ['only a dial code', 'phone', { values: ['DEU'] }, true],
    ['a number without a dial code', 'phone', { values: ['', '1511234567'] }, false],
    ['the country of an address', 'address', { values: ['DEU', '', ' ', ''] }, true],
    ['the street of an address', 'address', { values: ['', '12 Harbour Road'] }, false],
    ['the postcode of an address', 'address', { values: ['DEU', '', '', '20457'] }, false],
  ])('%s, type %s', (_what, type, more, expected) => {
    expect(isEmpty(testQuestion('q', { type }), { ...NO_ANSWER, ...more })).toBe(expected);
  });

  it.each([
    ['phone', 'DEU', ''],
    ['address', 'DEU', '', '', ''],
  ])('sends nothing for a %s of which only the country was chosen', (type, ...values) => {
    const sections = [section(testQuestion('q', { type, required: false }))];
    expect(answersToSend(sections, { q: { ...NO_ANSWER, values } })).toEqual([]);
  });

  it('offers the values, texts and rows of an earlier answer again', () => {
    const choice = { ...testQuestion('c', { type: 'single' }), options: [{ value: 'a', label: '' }] };
    const sections = [
      section(
        testQuestion('m', { type: 'multiple', options }),
        testQuestion('y', { type: 'yes-no' }),
        testQuestion('t', { type: 'table', columns: [...columns, choice] }),
        testQuestion('x'),
      ),
    ];
    const nothing = { values: [], details: [], rows: [], files: [] };
    const cells = (...pairs: [string, string][]) => ({
      cells: pairs.map(([columnId, value]) => ({ columnId, values: [value] })),
    });
    expect(
      offeredAnswers(sections, [
        { ...nothing, questionId: 'm', values: ['other', 'gone'], details: [{ option: 'other', text: 'A bet' }] },
        { ...nothing, questionId: 'y', values: ['no', 'perhaps'] },
        {
          ...nothing,
          questionId: 't',
          rows: [cells(['kind', 'Shop'], ['c', 'a']), cells(['kind', 'Bar'], ['c', 'gone'])],
        },
        { ...nothing, questionId: 'x', values: ['typed'] },
      ]),
    ).toEqual({
      m: { ...NO_ANSWER, values: ['other'], details: { other: 'A bet' } },
      y: { ...NO_ANSWER, values: ['no'] },
      t: {
        ...NO_ANSWER,
        rows: [
          { kind: ['Shop'], c: ['a'] },
          { kind: ['Bar'], c: [] },
        ],
      },
      x: { ...NO_ANSWER, values: ['typed'] },
    });
  });

  it('sends no answer of a type that the form does not know', () => {
    expect(answersToSend([section(testQuestion('a', { type: 'hologram' }))], { a: given('x') })).toEqual([]);
  });

  it('does not offer options that the template no longer has, or files without an id', () => {
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
  const answer = (questionId: string, value: string): EarlierAnswer => ({
    questionId,
    values: [value],
    details: [],
    rows: [],
    files: [],
  });
  const sent = [{ questionId: 'a', values: ['1'], details: [], rows: [], files: [] }];
  it.each([
    ['moved from open to review', 'UNSUBMIT', 'PENDING', [], true],
    ['approved at once', 'REJECTED', 'APPROVED', [], true],
    ['still open', 'UNSUBMIT', 'UNSUBMIT', sent, false],
    ['still in review with the new answers', 'PENDING', 'PENDING', sent, true],
    ['still in review with the earlier answers', 'PENDING', 'PENDING', [], false],
    ['in review and cannot be changed', 'UNSUBMIT', 'PENDING_NO_EDIT', [], true],
    ['rejected meanwhile', 'PENDING', 'REJECTED', sent, false],
  ] as const)('%s', (_what, before, after, answers, expected) => {
    const status = `QUESTIONNAIRE_STATUS_${after}` as const;
    expect(wasReceived(`QUESTIONNAIRE_STATUS_${before}`, { status, answers }, sent)).toBe(expected);
  });

  it.each<[string, EarlierAnswer[], boolean]>([
    ['the same in another order', [answer('b', '2'), answer('a', '1')], true],
    ['another value', [answer('a', '1'), answer('b', '3')], false],
    ['one answer less', [answer('a', '1')], false],
    [
      'another text for an option',
      [answer('a', '1'), { ...answer('b', '2'), details: [{ option: 'x', text: 'y' }] }],
      false,
    ],
    [
      'another row',
      [answer('a', '1'), { ...answer('b', '2'), rows: [{ cells: [{ columnId: 'c', values: ['1'] }] }] }],
      false,
    ],
    [
      'a file, which cannot be compared',
      [answer('a', '1'), { ...answer('b', '2'), files: [{ name: 'f', fileId: '1' }] }],
      true,
    ],
  ])('compares the answers of a second submission: %s', (_what, answers, expected) => {
    const status = 'QUESTIONNAIRE_STATUS_PENDING';
    const given = [answer('a', '1'), answer('b', '2')].map((one) => ({ ...one, files: [] }));
    expect(wasReceived(status, { status, answers }, given)).toBe(expected);
  });

  it('does not count a new file as received without other evidence', () => {
    const status = 'QUESTIONNAIRE_STATUS_PENDING';
    const one = answer('a', '1');
    const after = { status, answers: [one] } as const;
    const withFile = (file: File | KeptFile) => [{ ...one, files: [file] }];
    expect(wasReceived(status, after, withFile(new File([], 'f')))).toBe(false);
    expect(wasReceived(status, after, withFile({ name: 'f', fileId: '1' }))).toBe(true);
    expect(wasReceived('QUESTIONNAIRE_STATUS_UNSUBMIT', after, withFile(new File([], 'f')))).toBe(true);
  });
});
