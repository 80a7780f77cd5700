import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blank, scrubEvent, text } from './scrub';

/** Backtracks, so use short texts. */
function blankPlainly(value: string): string {
  return value
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
    .replace(/(^|\s)(\/[^\s?#]*)[?#]\S*/g, '$1$2')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/(["'`“])[^"'`”]*(["'`”])/g, '$1…$2')
    .replace(/\b(?=\w*\d)[\w.-]{16,}/g, '[token]')
    .replace(/\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/g, '[date]')
    .replace(/\d(?:[ -]?\d){5,}/g, '[number]')
    .replace(/[\p{L}\p{M}]+/gu, (word) => (/^[A-Za-z]+$/.test(word) ? word : '[name]'));
}

const PIECES = [
  'http://',
  'https://',
  '/',
  '?',
  '#',
  '@',
  '"',
  "'",
  '`',
  '“',
  '”',
  ' ',
  '\n',
  '.',
  '-',
  '_',
  'a',
  'é',
  '1',
];
const hostile = fc.array(
  fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom('ada', 'x.example', '123456', '0a1b2c3d4e5f6a7b')),
  {
    maxLength: 40,
  },
);

describe('blank', () => {
  it('replaces exactly what the simple rules replace', () => {
    fc.assert(
      fc.property(hostile, (pieces) => {
        const value = pieces.join('');
        expect(blank(value)).toBe(blankPlainly(value));
      }),
      { numRuns: 2000 },
    );
  });

  // Worst cases. Backtracking rules take minutes.
  it.each([
    ['addresses without a query', 'http://'],
    ['a path without a query', '/'],
    ['paths without a query', ' /'],
    ['one long word', 'a'],
    ['a word before many @ signs', 'a@@'],
    ['@ signs without a word', '@'],
    ['open quotes', '“'],
    ['quotes of one kind', "'"],
    ['a word without a digit', 'a-'],
    ['a word with digits', 'a1 '],
    ['short numbers', '12345 '],
    ['spaces', ' '],
    ['words with a capital letter', 'A-'],
    ['digits in pairs', '1--'],
    ['days without a year', '1-1-'],
  ])('processes 200,000 characters of %s in linear time', (_what, piece) => {
    const value = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(blank(value).slice(0, 100)).toBe(blankPlainly(piece.repeat(100)).slice(0, 100));
  });
});

it.each([
  ['Invalid value Ada Lovelace', 'Invalid value [name]'],
  ['Invalid value Ada King-Noel O’Hara here', 'Invalid value [name] here'],
  ['bad name 王小明', 'bad name [name]'],
  ['bad name josé', 'bad name [name]'],
  ['born 1990-12-10, or 10/12/1990, or 10.12.1990', 'born [date], or [date], or [date]'],
  ['born 10 December 1990, or December 10, 1990', 'born [date], or [date]'],
  ['card 4111 1111 1111 1111 refused', 'card [number] refused'],
  ['card 4111-1111-1111-1111', 'card [token]'],
  ['phone 0171 234567', 'phone [number]'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ['Non Response!', 'Non Response!'],
  ['nginx 1.22.1 answered 502', 'nginx 1.22.1 answered 502'],
])('replaces names, days and grouped numbers: %s', (given, sent) => {
  expect(text(given)).toBe(sent);
});

describe('text', () => {
  const FILL = 9_990;

  it('removes the incomplete word at the cut of a long text', () => {
    const secret = 'ada.lovelace@example.com';
    // So that the cut falls within the sent text.
    expect(text(`${'1'.repeat(FILL)} ${secret}`)).toBe('[token] ');
  });

  it('replaces an incomplete quoted value at the cut of a long text', () => {
    expect(text(`${'1'.repeat(FILL - 20)} "Ada Lovelace, 12 Baker Street, London"`)).toBe('[token] "…');
  });

  it('keeps the last word of a text that is just short enough to be read as a whole', () => {
    expect(text(`${'1'.repeat(FILL)} whole-end`)).toBe('[token] whole-end');
  });

  it('leaves out what is after the cut', () => {
    expect(text(`${'1'.repeat(FILL)} part after the cut`)).toBe('[token] part ');
  });

  it('is empty if one word is longer than what is read', () => {
    expect(text('a'.repeat(10_001))).toBe('');
  });

  it('is at most 200 characters long', () => {
    expect(text('word '.repeat(100))).toHaveLength(200);
  });

  it('keeps an open quote in a text that is not cut', () => {
    expect(text("can't read it")).toBe("can't read it");
  });
});

describe('an error of an event', () => {
  const sent = (exception: object) => scrubEvent({ exception: { values: [exception] } });
  const value = 'reading a';
  it.each([
    ['TypeError', value, value],
    ['CallError', 'for ada@example.com', 'for [email]'],
    ['TypeError', undefined, undefined],
    ['ZodError', value, undefined],
    [undefined, value, undefined],
    [undefined, undefined, undefined],
  ])('of the class %s with the message %j is sent with %j', (type, message, expected) => {
    const given = { ...(type !== undefined && { type }), ...(message !== undefined && { value: message }) };
    expect(sent(given).exception.values).toStrictEqual([{ type, ...(expected !== undefined && { value: expected }) }]);
  });

  it.each([
    ['no stack', undefined, undefined],
    ['a stack without frames', {}, undefined],
    ['a frame without a file', { frames: [{ lineno: 1 }] }, { frames: [{ lineno: 1 }] }],
    [
      'a file with a query',
      { frames: [{ filename: 'https://x/a.js?token=1\n#b', function: 'run' }] },
      { frames: [{ filename: 'https://x/a.js', function: 'run' }] },
    ],
  ])('with %s is sent with the rest', (_what, stacktrace, expected) => {
    expect(sent({ type: 'TypeError', stacktrace }).exception.values).toStrictEqual([
      { type: 'TypeError', ...(expected && { stacktrace: expected }) },
    ]);
  });

  it('may be missing, with everything else that an event can have', () => {
    expect(scrubEvent({ level: 'error' })).toStrictEqual({ level: 'error', tags: {} });
    expect(scrubEvent({ tags: { code: 5, kind: 'for ada@example.com', route: undefined } })).toStrictEqual({
      tags: { code: 5, kind: 'for [email]' },
    });
  });
});
