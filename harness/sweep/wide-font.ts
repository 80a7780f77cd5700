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

/** Units of the font: the side of a character's square, and where the square stands above and below the line. */
const EM = 1000;
const [ABOVE, BELOW] = [880, -120];
const VERSION_1 = 0x00010000;

/** The font as a TrueType file, coded as base64. It has the tables that browsers ask for, as the OpenType specification describes them. */
export function wideFont(): string {
  const box = boxGlyph();
  const tables: Readonly<Record<string, Buffer>> = {
    'OS/2': os2(),
    cmap: cmap(),
    glyf: box,
    head: Buffer.concat([
      // Versions of the table and of the font, the checksum, which browsers do not check, and the magic number of a font.
      longs(VERSION_1, VERSION_1, 0, 0x5f0f3cf5),
      // Flags and units per em; the dates of creation and change are 0.
      words(0, EM, ...Array(8).fill(0)),
      // The bounding box of all glyphs; style, smallest readable size, direction, format of offsets and of glyphs.
      words(0, BELOW, EM, ABOVE, 0, 8, 2, 0, 0),
    ]),
    // Heights, no gap, greatest width and extent, an upright caret, number of widths.
    hhea: Buffer.concat([longs(VERSION_1), words(ABOVE, BELOW, 0, EM, 0, 0, EM, 1, ...Array(7).fill(0), 2)]),
    // Width and left bearing of each of the two glyphs.
    hmtx: words(EM, 0, EM, 0),
    // Where glyphs begin, in pairs of bytes. The first one, for a missing character, is empty.
    loca: words(0, 0, box.length / 2),
    // Two glyphs, one of which has four points in one line.
    maxp: Buffer.concat([longs(VERSION_1), words(2, 4, 1, 0, 0, 1, ...Array(8).fill(0))]),
    // No names, neither of the font nor of its glyphs.
    name: words(0, 0, 6),
    post: longs(3 * VERSION_1, 0, 0, 0, 0, 0, 0, 0),
  };
  return fileOf(tables).toString('base64');
}

/** A full square. */
function boxGlyph(): Buffer {
  const [lines, lastPoint, instructions] = [1, 3, 0];
  // Each point is on the outline; its position is relative to the previous point, in 16 bits.
  const flags = Buffer.alloc(4, 1);
  const xSteps = words(0, 0, EM, 0);
  const ySteps = words(BELOW, EM, 0, -EM);
  return Buffer.concat([words(lines, 0, BELOW, EM, ABOVE, lastPoint, instructions), flags, xSteps, ySteps]);
}

/** What browsers read of this table for Windows: the weight, the width, the first and the last character, and the heights. */
function os2(): Buffer {
  const smallLetters = Array(11).fill(0);
  const classes = Array(15).fill(0);
  return words(0, EM, 400, 5, 0, ...smallLetters, ...classes, 0x40, 0x1100, 0xffe6, ABOVE, BELOW, 0, ABOVE, -BELOW);
}

/** Every character has the second glyph: format 13, many characters to one glyph, for Unicode on Windows. */
function cmap(): Buffer {
  const groups = RANGES.flatMap(([from, to]) => [from, to, 1]);
  const length = 16 + groups.length * 4;
  return Buffer.concat([words(0, 1, 3, 10), longs(12), words(13, 0), longs(length, 0, RANGES.length, ...groups)]);
}

/** A directory of the tables, and the tables, each from a multiple of four bytes. */
function fileOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + entries.length * 16;
  for (const [tag, table] of entries) {
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    directory.push(Buffer.from(tag), longs(sumOf(body), offset, table.length));
    bodies.push(body);
    offset += body.length;
  }
  const power = Math.floor(Math.log2(entries.length));
  const search = 2 ** power * 16;
  return Buffer.concat([
    longs(VERSION_1),
    words(entries.length, search, power, entries.length * 16 - search),
    ...directory,
    ...bodies,
  ]);
}

function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Numbers of 16 bits; a negative one as its complement. */
function words(...values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 0xff, value & 0xff])));
}

/** Numbers of 32 bits. */
function longs(...values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value) => words(value >>> 16, value)));
}
