import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blank, text } from './scrub';

/** The rules as they read most plainly. They backtrack, so they are good for short texts alone. */
function blankPlainly(value: string): string {
  return value
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
    .replace(/(^|\s)(\/[^\s?#]*)[?#]\S*/g, '$1$2')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/(["'`“])[^"'`”]*(["'`”])/g, '$1…$2')
    .replace(/\b(?=\w*\d)[\w.-]{16,}/g, '[token]')
    .replace(/\d{6,}/g, '[number]');
}

/** Pieces of texts on which one of the rules turns. */
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
  it('blanks exactly what the plain rules blank', () => {
    fc.assert(
      fc.property(hostile, (pieces) => {
        const value = pieces.join('');
        expect(blank(value)).toBe(blankPlainly(value));
      }),
      { numRuns: 2000 },
    );
  });

  // Each is the worst case of one rule: it begins a match at every place and ends none. With rules that backtrack this takes minutes.
  it.each([
    ['addresses without a query', 'http://'],
    ['a path without a query', '/'],
    ['paths without a query', ' /'],
    ['one long word', 'a'],
    ['a word before many signs', 'a@@'],
    ['signs without a word', '@'],
    ['open quotes', '“'],
    ['quotes of one kind', "'"],
    ['a word without a digit', 'a-'],
    ['a word with digits', 'a1 '],
    ['short numbers', '12345 '],
    ['blanks', ' '],
  ])('gets through 200,000 characters of %s', (_what, piece) => {
    const value = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(blank(value).slice(0, 100)).toBe(blankPlainly(piece.repeat(100)).slice(0, 100));
  });
});

describe('text', () => {
  const FILL = 9_990;

  it('does not let half a word out where a long text is cut', () => {
    const secret = 'ada.lovelace@example.com';
    // What stands before it shrinks to a few signs, so that the place of the cut comes into the part that goes out.
    expect(text(`${'1'.repeat(FILL)} ${secret}`)).toBe('[token] ');
  });

  it('does not let the beginning of a quoted value out where a long text is cut', () => {
    expect(text(`${'1'.repeat(FILL - 20)} "Ada Lovelace, 12 Baker Street, London"`)).toBe('[token] "…');
  });

  it('reads a text that is not cut to its end', () => {
    expect(text("can't read it")).toBe("can't read it");
  });
});
