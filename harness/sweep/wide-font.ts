import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A font in which each Chinese, Japanese and Korean character is a box: as wide as it is high, or for Hangul a little narrower, as the characters of
 * the app's fonts are.
 *
 * Members' devices have a font for their script, so lines do not move when the app's font has loaded. A machine that runs a sweep may have
 * none. It would draw narrower characters until then, and count the move as a layout shift.
 */

/** Characters of the font: first and last of each range. Signs and ideographs, forms of full width, and Hangul, whose characters are narrower. */
const FULL: readonly (readonly [number, number])[] = [
  [0x2e80, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
];
const HANGUL: typeof FULL = [
  [0x1100, 0x11ff],
  [0xac00, 0xd7a3],
];

/** The same characters, as a CSS `unicode-range`, with the size at which the boxes are as wide as the characters of the app's font. */
export const WIDE_CHARACTERS = [
  { ranges: FULL, sizeAdjust: '100%' },
  { ranges: HANGUL, sizeAdjust: '89%' },
].map(({ ranges, sizeAdjust }) => ({
  unicodeRange: ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', '),
  sizeAdjust,
}));

/**
 * The font as a TrueType file, coded as base64. Its one visible glyph is a full square, from 120 units below the line to 880 above it, of 1000
 * to the em. All characters of the ranges have it.
 */
export function wideFont(): string {
  return readFileSync(join(import.meta.dirname, 'fonts/wide.ttf')).toString('base64');
}
