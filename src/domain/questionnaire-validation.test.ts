import { describe, expect, it } from 'vitest';
import { createPatternMatcher } from './patterns';
import { type Answer, NO_ANSWER, type Question, type QuestionOption } from './questionnaire';
import { allProblems, answerProblems } from './questionnaire-validation';
import { testQuestion } from './testing';

const CONTEXT = {
  today: '2026-11-20',
  countries: new Set(['DEU', 'TUR']),
  matchesPattern: createPatternMatcher(),
};
const option = (value: string, more: Partial<QuestionOption> = {}): QuestionOption => ({
  value,
  label: value,
  hint: '',
  exclusive: false,
  needsDetail: false,
  ...more,
});
const OPTIONS = [option('a'), option('b'), option('other', { needsDetail: true }), option('none', { exclusive: true })];
const question = (type: string, more: Partial<Question> = {}) => testQuestion('q', { type, ...more });
const of = (...values: string[]): Answer => ({ ...NO_ANSWER, values });
const file = (name: string) => ({ fileId: name, name });
const table = question('table', {
  min: 1,
  max: 2,
  columns: [
    question('text', { id: 'kind' }),
    question('amount', { id: 'sum', min: 1 }),
    question('text', { id: 'note', required: false }),
  ],
});

/** `part:id`, or only the id for the whole answer. */
const found = (one: Question, answer: Answer, isRequired = true) =>
  answerProblems(one, answer, isRequired, CONTEXT).map(({ part, id }) => (part === '' ? id : `${part}:${id}`));

describe('answerProblems', () => {
  it.each<[string, Question, Answer, string[]]>([
    ['a text', question('text'), of('Ada'), []],
    ['a missing text', question('text'), of(''), ['required']],
    ['spaces', question('text'), of('   '), ['whitespace']],
    ['a text at its limit, counted by characters', question('text', { max: 2 }), of('😀😀'), []],
    ['a text over its limit', question('text', { max: 2 }), of('abc'), ['string.max']],
    ['a text outside both limits', question('text', { min: 2, max: 3 }), of('a'), ['string.range']],
    ['a text of another length', question('text', { min: 3, max: 3 }), of('ab'), ['string.length']],
    ['a text that matches', question('text', { pattern: '[A-Z]+' }), of('ABC'), []],
    ['a text that matches in part', question('text', { pattern: '[A-Z]+' }), of('ABC1'), ['pattern']],
    ['a pattern that is none', question('text', { pattern: '(' }), of('ABC'), []],
    ['a pattern that is too large', question('text', { pattern: '\\w{1,300}'.repeat(4) }), of('!'), []],
    ['a whole number', question('number'), of('12'), []],
    ['a fraction where whole numbers are asked', question('number'), of('1.5'), ['type.integer']],
    ['a fraction where it is allowed', question('number', { decimals: 1 }), of('1.5'), []],
    ['letters as a number', question('number'), of('twelve'), ['type.number']],
    ['an exponent', question('number'), of('1e3'), ['type.number']],
    ['a number outside its range', question('number', { min: 1, max: 9 }), of('10'), ['number.range']],
    ['a number under its minimum', question('number', { min: 1 }), of('0'), ['number.min']],
    ['an amount', question('amount', { min: 0 }), of('1200.50'), []],
    ['a tenth of a cent', question('amount'), of('1.005'), ['pattern']],
    ['an amount of 19 digits', question('amount'), of('1234567890123456789'), ['pattern']],
    [
      'a large amount that a float would round',
      question('amount', { max: 900719925474099 }),
      of('900719925474099.01'),
      ['number.max'],
    ],
    ['more than all', question('percentage'), of('100.5'), ['number.range']],
    ['a share', question('percentage'), of('33.33'), []],
    ['a day', question('date'), of('2020-02-29'), []],
    ['a day that does not exist', question('date'), of('2021-02-29'), ['type.date']],
    ['today', question('date', { notAfter: 'today' }), of('2026-11-20'), []],
    ['tomorrow', question('date', { notAfter: 'today' }), of('2026-11-21'), ['date.max']],
    ['a day before the first', question('date', { notBefore: '2020-01-01' }), of('2019-12-31'), ['date.min']],
    ['a country', question('country'), of('DEU'), []],
    ['a country that is not offered', question('country'), of('XXX'), ['type.array']],
    ['an email', question('email'), of(' ada@example.com '), []],
    ['an email of 321 characters', question('email'), of(`${'a'.repeat(309)}@example.com`), ['type.email']],
    ['no email', question('email'), of('ada@'), ['type.email']],
    ['a web address', question('url'), of('https://example.com'), []],
    ['a script as a web address', question('url'), of('javascript:alert(1)'), ['type.url']],
    ['a web address of 2049 characters', question('url'), of(`https://e.com/${'a'.repeat(2035)}`), ['type.url']],
    ['a phone number of 7 digits', question('phone'), of('DEU', '1234567'), []],
    ['a phone number of 6 digits', question('phone'), of('DEU', '123456'), ['type.mobile']],
    ['a phone number of 13 digits', question('phone'), of('DEU', '1234567890123'), ['type.mobile']],
    ['a phone number without its country', question('phone'), of('', '1234567'), ['type.object']],
    ['a country without a phone number', question('phone'), of('DEU', ''), ['required']],
    ['an option', question('single', { options: OPTIONS }), of('a'), []],
    ['an unknown option', question('single', { options: OPTIONS }), of('z'), ['type.array']],
    ['an option without its text', question('single', { options: OPTIONS }), of('other'), ['detail.other:required']],
    [
      'an option with its text',
      question('single', { options: OPTIONS }),
      { ...of('other'), details: { other: 'A bet' } },
      [],
    ],
    ['too few options', question('multiple', { options: OPTIONS, min: 2 }), of('a'), ['array.min']],
    ['an exclusive option where two are asked', question('multiple', { options: OPTIONS, min: 2 }), of('none'), []],
    ['yes', question('yes-no'), of('yes'), []],
    ['neither yes nor no', question('yes-no'), of('maybe'), ['type.array']],
    ['a declaration that was not confirmed', question('declaration'), of(), ['consent']],
    ['a consent', question('consent'), of('yes'), []],
    ['a signature', question('signature', { min: 2 }), of('Ada Obi'), []],
    ['a signature of one letter', question('signature', { min: 2 }), of('A'), ['string.range']],
    ['an address', question('address'), of('DEU', '12 Harbour Road', 'Hamburg', ''), []],
    ['an address without parts', question('address'), of('DEU'), ['street:required', 'city:required']],
    ['no address', question('address'), of(), ['country:required', 'street:required', 'city:required']],
    ['a file', question('file'), { ...NO_ANSWER, files: [file('a')] }, []],
    ['too many files', question('file', { max: 1 }), { ...NO_ANSWER, files: [file('a'), file('b')] }, ['array.max']],
    ['no file', question('file'), NO_ANSWER, ['required']],
    ['a table', table, { ...NO_ANSWER, rows: [{ kind: ['Shop'], sum: ['5'] }] }, []],
    ['an empty table', table, { ...NO_ANSWER, rows: [{}] }, ['required']],
    ['a row with mistakes', table, { ...NO_ANSWER, rows: [{}, { kind: ['Shop'], sum: ['0'] }] }, ['1.sum:number.min']],
    ['a row without a value', table, { ...NO_ANSWER, rows: [{ sum: ['5'] }] }, ['0.kind:required']],
    [
      'too many rows',
      table,
      { ...NO_ANSWER, rows: Array.from({ length: 3 }, () => ({ kind: ['x'], sum: ['5'] })) },
      ['array.range'],
    ],
    ['an unknown type', question('hologram'), NO_ANSWER, ['required']],
    ['a negative fraction where whole numbers are asked', question('number'), of('-1.5'), ['type.integer']],
    ['a percentage below 0', question('percentage'), of('-1'), ['number.range']],
    ['a percentage outside its own limits', question('percentage', { min: 10, max: 20 }), of('25'), ['number.range']],
    ['an amount of 18 digits', question('amount'), of('123456789012345678.99'), []],
    ['yesterday, where it is too early', question('date', { notBefore: 'today' }), of('2026-11-19'), ['date.min']],
    [
      'a text on which a pattern is tried',
      question('text', { max: 600, pattern: 'a' }),
      of('b'.repeat(500)),
      ['pattern'],
    ],
    [
      'a long text that does not match',
      question('text', { max: 600, pattern: 'a+' }),
      of('b'.repeat(501)),
      ['pattern'],
    ],
    ['an unknown option among others', question('multiple', { options: OPTIONS }), of('a', 'z'), ['type.array']],
    [
      'an option without its text, among others',
      question('multiple', { options: OPTIONS }),
      of('a', 'other'),
      ['detail.other:required'],
    ],
    [
      'a text of spaces for an option',
      question('single', { options: OPTIONS }),
      { ...of('other'), details: { other: ' ' } },
      ['detail.other:required'],
    ],
    [
      'a text that is too long for an option',
      question('single', { options: OPTIONS }),
      { ...of('other'), details: { other: 'x'.repeat(501) } },
      ['detail.other:string.max'],
    ],
    [
      'a text of an option that is not chosen',
      question('single', { options: OPTIONS }),
      { ...of('a'), details: { other: ' ' } },
      [],
    ],
    [
      'an address in an unknown country',
      question('address'),
      of('XXX', 'x'.repeat(201), 'x'.repeat(101), '1'.repeat(21)),
      ['country:type.array', 'street:string.max', 'city:string.max', 'postcode:string.max'],
    ],
    ['a phone number in an unknown country', question('phone'), of('XXX', '1234567'), ['type.object']],
    ['two files where one is usual', question('file'), { ...NO_ANSWER, files: [file('a'), file('b')] }, ['array.max']],
    ['a cell with letters', table, { ...NO_ANSWER, rows: [{ kind: ['Shop'], sum: ['much'] }] }, ['0.sum:type.number']],
    ['the first day', question('date', { notBefore: '2020-01-01' }), of('2020-01-01'), []],
    ['the last day', question('date', { notAfter: '2030-01-01' }), of('2030-01-01'), []],
    ['a day after the last', question('date', { notAfter: '2020-01-01' }), of('2020-01-02'), ['date.max']],
    ['today, where it is the first day', question('date', { notBefore: 'today' }), of('2026-11-20'), []],
    ['spaces around a number', question('number'), of(' 12 '), []],
    ['spaces around an option', question('single', { options: OPTIONS }), of(' a '), []],
    ['a phone number of spaces', question('phone'), of('DEU', ' '), ['required']],
    ['an address with a street of spaces', question('address'), of('DEU', ' ', 'Hamburg', ''), ['street:required']],
    ['spaces around a cell', table, { ...NO_ANSWER, rows: [{ kind: [' Shop '], sum: [' 5 '] }] }, []],
    ['empty rows, which do not count', table, { ...NO_ANSWER, rows: [{}, {}, { kind: ['Shop'], sum: ['5'] }] }, []],
    ['a declaration with another value', question('declaration'), of('no'), ['consent']],
    ['a consent that was not given', question('consent'), of(), ['consent']],
    [
      'an exclusive option beside another',
      question('multiple', { options: OPTIONS, max: 1 }),
      of('none', 'a'),
      ['array.max'],
    ],
    [
      'two options where one is allowed',
      question('multiple', { options: OPTIONS, max: 1 }),
      of('a', 'b'),
      ['array.max'],
    ],
    ['a choice that has no options', question('single'), of('a'), ['required']],
    ['a consent with another value', question('consent'), of('no'), ['consent']],
  ])('%s', (_what, one, answer, expected) => {
    expect(found(one, answer)).toEqual(expected);
  });

  it.each(['text', 'number', 'date', 'email', 'phone', 'url', 'file', 'yes-no', 'address', 'consent', 'hologram'])(
    'an optional %s may stay empty',
    (type) => {
      expect(found(question(type), NO_ANSWER, false)).toEqual([]);
    },
  );

  it.each<[string, Question, Answer]>([
    ['dial code of a phone number', question('phone'), of('DEU', '')],
    ['country of an address', question('address'), of('DEU', '', '', '')],
    ['empty row of a table', table, { ...NO_ANSWER, rows: [{ kind: [''] }] }],
  ])('only the %s is no answer: fine if it may stay empty, otherwise missing', (_what, one, answer) => {
    expect(found(one, answer, false)).toEqual([]);
    expect(found(one, answer, true)).toEqual(
      one.type === 'address' ? ['street:required', 'city:required'] : ['required'],
    );
  });

  it.each<[string, Question, Answer, string[]]>([
    ['a phone number without its dial code', question('phone'), of('', '1511234567'), ['type.object']],
    [
      'an address without its country',
      question('address'),
      of('', '1 Road', '', ''),
      ['country:required', 'city:required'],
    ],
    ['a date without its year', question('date'), of('-02-01'), ['type.date']],
    ['a row without its amount', table, { ...NO_ANSWER, rows: [{ kind: ['Shop'] }] }, ['0.sum:required']],
  ])('%s has to be completed or emptied, even if it may stay empty', (_what, one, answer, expected) => {
    expect(found(one, answer, false)).toEqual(expected);
  });

  it.each<[string, Question, string, object]>([
    ['number.equal', question('number', { min: 3, max: 3 }), '4', { value: 3 }],
    ['number.range', question('number', { min: 1, max: 9 }), '10', { min: 1, max: 9 }],
    ['number.range', question('percentage'), '101', { min: 0, max: 100 }],
    ['number.min', question('number', { min: 1 }), '0', { min: 1 }],
    ['number.max', question('number', { max: 1 }), '2', { max: 1 }],
    ['string.length', question('text', { min: 3, max: 3 }), 'ab', { length: 3 }],
    ['string.max', question('text'), 'x'.repeat(201), { max: 200 }],
    ['string.range', question('text', { min: 2 }), 'x', { min: 2, max: 200 }],
    ['date.min', question('date', { notBefore: '2020-01-01' }), '2019-12-31', { min: '2020-01-01' }],
    ['date.max', question('date', { notAfter: 'today' }), '2026-11-21', { max: '2026-11-20' }],
  ])('%s names its limits', (id, one, value, params) => {
    expect(answerProblems(one, of(value), true, CONTEXT)).toEqual([{ part: '', id, params }]);
  });

  it('without an engine for patterns only the server checks them', () => {
    const one = question('text', { pattern: '[A-Z]+' });
    expect(answerProblems(one, of('1'), true, { ...CONTEXT, matchesPattern: undefined })).toEqual([]);
  });

  it('an optional consent may be refused', () => {
    expect(found(question('consent'), of('no'), false)).toEqual([]);
  });

  it('a pattern never keeps the browser busy', () => {
    const before = performance.now();
    found(question('text', { pattern: '(a+)+$' }), of(`${'a'.repeat(60)}!`));
    found(question('text', { pattern: 'a*a*b' }), of('a'.repeat(200)));
    expect(performance.now() - before).toBeLessThan(3000);
  });
});

it('allProblems skips hidden questions', () => {
  const questions = [
    question('yes-no', { id: 'a' }),
    question('text', { id: 'b', showIf: [{ questionId: 'a', anyOf: ['yes'] }] }),
  ];
  expect([...allProblems(questions, { a: of('no') }, CONTEXT).keys()]).toEqual([]);
  expect([...allProblems(questions, { a: of('yes') }, CONTEXT).keys()]).toEqual(['b']);
});
