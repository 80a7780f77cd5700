import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A font whose Chinese, Japanese and Korean characters are boxes as wide as in the app's fonts. Members' devices have a
 * font for their script, so lines do not move when the app's font loads. A sweep's machine may have none, and would
 * count the move as a layout shift.
 */

/** Ranges of signs, ideographs, full-width forms, and Hangul, which is narrower. */
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

/** As a CSS `unicode-range`, with the size at which the boxes are as wide as the app's characters. */
export const WIDE_CHARACTERS = [
  { ranges: FULL, sizeAdjust: '100%' },
  { ranges: HANGUL, sizeAdjust: '89%' },
].map(({ ranges, sizeAdjust }) => ({
  unicodeRange: ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', '),
  sizeAdjust,
}));

/**
 * A TrueType file in base64. Its one visible glyph is a square from 120 units below the baseline to 880 above it, 1000
 * per em, used for all characters of the ranges.
 */
export function wideFont(): string {
  return readFileSync(join(import.meta.dirname, 'fonts/wide.ttf')).toString('base64');
}
