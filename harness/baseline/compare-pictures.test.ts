import { decode, encode } from 'jpeg-js';
import { expect, it } from 'vitest';
import { comparePictures } from './compare-pictures';

/** A white JPEG picture with black rectangles. */
function picture(
  width: number,
  height: number,
  boxes: readonly (readonly [x: number, y: number, side: number])[] = [],
): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [left, top, side] of boxes) {
    for (let y = top; y < top + side; y += 1)
      for (let x = left; x < left + side; x += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return encode({ width, height, data }, 90).data;
}

it('finds no difference in pictures that look the same', () => {
  expect(comparePictures(picture(64, 64), picture(64, 64))).toBeUndefined();
});

it('counts the pixels that differ, and draws them', () => {
  const found = comparePictures(picture(64, 64), picture(64, 64, [[16, 16, 16]]));
  expect(found?.pixels).toBeGreaterThan(200);
  expect(decode(found?.picture ?? Buffer.of()).width).toBe(64);
});

it('gives equal changes the same shape in different pictures, and other changes another one', () => {
  const shape = (before: Buffer, after: Buffer) => comparePictures(before, after)?.shape;
  const plain = shape(picture(64, 64), picture(64, 64, [[16, 16, 16]]));
  expect(
    shape(
      picture(64, 64, [[0, 48, 8]]),
      picture(64, 64, [
        [0, 48, 8],
        [16, 16, 16],
      ]),
    ),
  ).toBe(plain);
  expect(shape(picture(64, 64), picture(64, 64, [[32, 32, 16]]))).not.toBe(plain);
});

it('finds that a page has grown', () => {
  expect(comparePictures(picture(64, 64), picture(64, 80))?.pixels).toBeGreaterThan(0);
});
