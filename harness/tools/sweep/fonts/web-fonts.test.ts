import { expect, it } from 'vitest';
import { pseudoText } from '../../../../fixtures/pseudo-languages';
import { embeddedFonts, isDrawn } from './web-fonts';

const LATIN = ['IBM Plex Sans'];

it.each([
  ['A', LATIN, true],
  ['ž', LATIN, true],
  ['ё', LATIN, true],
  ['ặ', LATIN, true],
  // Without a font for the script: browsers would use a system font, which other machines do not have.
  ['字', LATIN, false],
  ['字', [...LATIN, 'IBM Plex Sans SC'], true],
  ['額', [...LATIN, 'IBM Plex Sans TC'], true],
  ['確', [...LATIN, 'IBM Plex Sans JP'], true],
  ['한', [...LATIN, 'IBM Plex Sans KR'], true],
  ['ส', [...LATIN, 'IBM Plex Sans Thai'], true],
  ['ح', [...LATIN, 'IBM Plex Sans Arabic'], true],
  // The declared range may name characters that the file does not have.
  ['ƀ', LATIN, false],
  ['🙂', LATIN, false],
  ['A', ['system-ui'], false],
])('%s in %j is drawn by a web font: %s', (character, families, expected) => {
  expect(isDrawn(character, families)).toBe(expected);
});

it('a style sheet for a text has the files with its characters, only of the given families', () => {
  const families = ['IBM Plex Sans', 'IBM Plex Sans TC'];
  const count = (text: string) => embeddedFonts(text, families).split('@font-face').length - 1;
  expect(count('')).toBe(0);
  expect(count('Word')).toBe(1);
  expect(count('Word 額')).toBe(2);
  expect(count('Word ح')).toBe(1);
  expect(embeddedFonts('額', families)).toMatch(
    /^@font-face\{font-family:"IBM Plex Sans TC";font-weight:400;src:url\(data:font\/woff2/,
  );
});

it('every letter of the accented pseudo-language is drawn by the font for Latin', () => {
  const letters = pseudoText(
    'accented',
    'The quick brown fox jumps over a lazy dog. THE QUICK BROWN FOX JUMPS OVER A LAZY DOG',
  );
  const missing = [...letters].filter((letter) => letter !== ' ' && !isDrawn(letter, LATIN));
  expect(missing).toEqual([]);
});
