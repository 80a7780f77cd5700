import fc from 'fast-check';
import { decode, encode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { isJpeg, withoutMetadata } from './photo-metadata';

const picture = new Uint8Array(
  encode(
    { width: 24, height: 16, data: Buffer.from(Array.from({ length: 24 * 16 * 4 }, (_, i) => (i * 37) % 256)) },
    90,
  ).data,
);
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const short = (value: number) => [value >> 8, value & 255];
const segment = (type: number, content: readonly number[]) => [0xff, type, ...short(content.length + 2), ...content];
const little = (value: number, bytes: number) => Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255);
const SECRET = 'GPS 22.28N Pixel 9';

/** Unless 1, an orientation. */
function exif(orientation: number, isLittle: boolean): number[] {
  const number = (value: number, bytes: number) => (isLittle ? little(value, bytes) : little(value, bytes).reverse());
  const entries = [
    [0x0110, 2, 4, number(0x41424344, 4)],
    ...(orientation === 1 ? [] : [[0x0112, 3, 1, [...number(orientation, 2), 0, 0]]]),
  ] as const;
  const ifd = entries.flatMap(([tag, type, count, value]) => [
    ...number(tag as number, 2),
    ...number(type as number, 2),
    ...number(count as number, 4),
    ...(value as number[]),
  ]);
  const head = [...ascii(isLittle ? 'II' : 'MM'), ...number(42, 2), ...number(8, 4), ...number(entries.length, 2)];
  return segment(0xe1, [...ascii('Exif\0\0'), ...head, ...ifd, 0, 0, 0, 0, ...ascii(SECRET)]);
}

function photo(segments: readonly number[], trailing = ''): Uint8Array {
  return Uint8Array.from([...picture.subarray(0, 2), ...segments, ...picture.subarray(2), ...ascii(trailing)]);
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pixels = (bytes: Uint8Array) => decode(bytes, { useTArray: true }).data;

describe('a photo without its metadata', () => {
  const carriers: readonly (readonly [string, number[], string])[] = [
    ['Exif', exif(1, true), ''],
    ['XMP', segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)), ''],
    ['IPTC', segment(0xed, ascii(`Photoshop 3.0\0${SECRET}`)), ''],
    ['a comment', segment(0xfe, ascii(SECRET)), ''],
    ['a list of further pictures', segment(0xe2, ascii(`MPF\0${SECRET}`)), ''],
    ['a preview', segment(0xe0, ascii(`JFXX\0${SECRET}`)), ''],
    ['a segment of a maker', segment(0xe5, ascii(SECRET)), ''],
    ['a film behind the picture', [], SECRET],
  ];
  it.each(carriers)('has no %s, and the same pixels', (_name, segments, trailing) => {
    const given = photo(segments, trailing);
    expect(textOf(given)).toContain(SECRET);
    const sent = withoutMetadata(given);
    expect(textOf(sent)).not.toContain(SECRET);
    expect(pixels(sent)).toEqual(pixels(picture));
  });

  for (const isLittle of [true, false]) {
    it.each([1, 2, 3, 4, 5, 6, 7, 8])(
      `is turned as it was: %i, ${isLittle ? 'little' : 'big'} endian`,
      (orientation) => {
        const sent = withoutMetadata(photo(exif(orientation, isLittle)));
        const found = textOf(sent).indexOf('Exif');
        expect(found === -1 ? 1 : sent[found + 25]).toBe(orientation);
        expect(withoutMetadata(sent)).toEqual(sent);
        expect(textOf(sent)).not.toContain('Pixel');
      },
    );
  }

  it('keeps the profile of its colours', () => {
    expect(textOf(withoutMetadata(photo(segment(0xe2, ascii('ICC_PROFILE\0\x01\x01profile')))))).toContain('profile');
  });

  it('is the original file if it is not a JPEG or is broken, and never throws', () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
    expect([isJpeg(png), withoutMetadata(png)]).toEqual([false, png]);
    expect(withoutMetadata(picture.subarray(0, 40))).toEqual(picture.subarray(0, 40));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(withoutMetadata(photo(exif(6, true)).fill(0, 4, 30)).length).toBeGreaterThan(0);
        expect(withoutMetadata(Uint8Array.from([0xff, 0xd8, 0xff, ...bytes]))).toBeInstanceOf(Uint8Array);
      }),
    );
  });
});
