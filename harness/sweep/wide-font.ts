import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A font in which each Chinese, Japanese and Korean character is a box as wide as it is high, as all characters of these scripts are.
 *
 * Members' devices have a font for their script, so lines do not move when the app's font has loaded. A machine that runs a sweep may have
 * none. It would draw narrower characters until then, and count the move as a layout shift.
 */

/** Characters of the font: Hangul, signs and ideographs, and forms of full width. First and last of each range. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x1100, 0x11ff],
  [0x2e80, 0x9fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
];

/** The same characters, as a CSS `unicode-range`. */
export const WIDE_CHARACTERS = RANGES.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ');

/**
 * The font as a TrueType file, coded as base64. Its one visible glyph is a full square, from 120 units below the line to 880 above it, of 1000
 * to the em. All characters of the ranges have it.
 */
export function wideFont(): string {
  return readFileSync(join(import.meta.dirname, 'fonts/wide.ttf')).toString('base64');
}
