import { describe, expect, it } from 'vitest';
import { compiledPattern, createPatternMatcher, MAX_STEPS } from './patterns';

const matches = createPatternMatcher();

it.each<[string, string, boolean | undefined]>([
  ['[A-Z]{2}\\d+', 'AB12', true],
  ['[A-Z]{2}\\d+', 'A12', false],
  // As a whole, even with alternatives.
  ['a|b', 'a', true],
  ['a|b', 'ab', false],
  ['a|b', 'xb', false],
  ['^a$', 'a', true],
  ['.', '😀', true],
  ['\\u0041\\u{1F600}', 'A😀', true],
  ['\\p{L}+', 'Łódź', true],
  ['(?<year>\\d{4})/\\d\\d', '2026/11', true],
  ['\\(\\d+\\)', '(12)', true],
  ['(ab){2}', 'abab', true],
  ['', '', true],
  // Invalid, or not supported without backtracking.
  ['[', 'a', undefined],
  ['(', 'a', undefined],
  ['(?=a)a', 'a', undefined],
  ['(a)\\1', 'aa', undefined],
])('the pattern %j and the text %j: %s', (pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected);
});

describe('patterns that take the browser’s own engine seconds or minutes', () => {
  const text = 'a'.repeat(500);
  it.each<[string, string, boolean | undefined]>([
    ['(a+)+$', `${text}!`, false],
    ['(a|aa)*b', text, false],
    [`${'a*'.repeat(20)}b`, text, false],
    [`${'a?'.repeat(28)}${'a'.repeat(28)}`, 'a'.repeat(28), true],
    [`${'a?'.repeat(28)}${'a'.repeat(28)}`, 'a'.repeat(27), false],
    [`${'\\w{1,200}'.repeat(4)}!`, text, undefined],
    ['((a{1,30}){1,30}){1,30}!', text, undefined],
    ['a{1,1000}', text, undefined],
    ['a{900,}', text, undefined],
    ['a'.repeat(1001), text, undefined],
    ['('.repeat(100_000), text, undefined],
  ])('%.40s', (pattern, against, expected) => {
    expect(matches(pattern, against)).toBe(expected);
  });

  it.each(['(a+)+$', '(a|aa)*b', '(.*a){20}', '\\w{1,200}\\w{1,200}!', '\\p{L}{1,900}'])(
    '%s is tried on texts as long as the steps allow, but no longer',
    (pattern) => {
      const size = compiledPattern(pattern)?.programSize() ?? 0;
      expect(size).toBeGreaterThan(0);
      const longest = Math.floor(MAX_STEPS / size);
      expect(matches(pattern, 'a'.repeat(longest))).not.toBeUndefined();
      expect(matches(pattern, 'a'.repeat(longest + 1))).toBeUndefined();
    },
  );
});
