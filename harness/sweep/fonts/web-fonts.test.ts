import { expect, it } from 'vitest';
import { isDrawn } from './web-fonts';

const LATIN = ['IBM Plex Sans'];

it.each([
  ['A', LATIN, true],
  ['ž', LATIN, true],
  ['ё', LATIN, true],
  ['ặ', LATIN, true],
  // No font for the script: the browser would take a font of the system, which other machines do not have.
  ['字', LATIN, false],
  ['字', [...LATIN, 'IBM Plex Sans SC'], true],
  ['額', [...LATIN, 'IBM Plex Sans TC'], true],
  ['確', [...LATIN, 'IBM Plex Sans JP'], true],
  ['한', [...LATIN, 'IBM Plex Sans KR'], true],
  ['ส', [...LATIN, 'IBM Plex Sans Thai'], true],
  ['ح', [...LATIN, 'IBM Plex Sans Arabic'], true],
  // The range of a font file may name characters that the file does not have.
  ['ƀ', LATIN, false],
  ['🙂', LATIN, false],
  ['A', ['system-ui'], false],
])('%s in %j is drawn by a web font: %s', (character, families, expected) => {
  expect(isDrawn(character, families)).toBe(expected);
});
