import { decode, encode } from 'jpeg-js';
import { expect, it } from 'vitest';
import type { TextBox } from '../../kit/record';
import { comparePictures } from './compare-pictures';

type Rectangle = readonly [x: number, y: number, width: number, height: number];
type Colour = readonly [number, number, number];

const BLACK: Colour = [0, 0, 0];
const ORANGE: Colour = [247, 166, 0];
const GREEN: Colour = [0, 136, 68];

function page(
  rectangles: readonly (readonly [...Rectangle, Colour])[] = [],
  boxes: readonly TextBox[] = [],
  [width, height] = [256, 256],
) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [left, top, wide, high, colour] of rectangles) {
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) data.set(colour, (y * width + x) * 4);
  }
  return { picture: encode({ width, height, data }, 90).data, boxes };
}

it('finds no difference between pictures that look the same', () => {
  expect(comparePictures(page(), page())).toBeUndefined();
});

it('draws the pixels that differ', () => {
  const found = comparePictures(page(), page([[16, 16, 16, 16, BLACK]]));
  expect(decode(found?.marked ?? Buffer.of()).width).toBe(256);
});

it('describes a change of colour by the colours, wherever it is', () => {
  const at = (x: number, y: number, colour: Colour) => page([[x, y, 64, 32, colour]]);
  const found = [
    comparePictures(at(16, 16, ORANGE), at(16, 16, GREEN)),
    comparePictures(at(99, 140, ORANGE), at(99, 140, GREEN)),
  ];
  for (const one of found)
    expect(one).toMatchObject({ colours: [[expect.stringMatching(/^#(ff|ee)aa00$/), '#008844']], shape: undefined });
});

it('does not count a changed text, nor what has moved below it', () => {
  const below = (y: number): readonly [...Rectangle, Colour] => [16, y, 96, 32, ORANGE];
  const label = (y: number): TextBox => ['Continue', 20, y, 60, 20];
  const before = page([[16, 16, 40, 12, BLACK], below(120)], [['Short', 16, 16, 40, 12], label(124)]);
  const after = page([[16, 16, 80, 28, BLACK], below(136)], [['Quite long now', 16, 16, 80, 28], label(140)]);
  expect(comparePictures(before, after)).toMatchObject({ colours: [], shape: undefined });
  const green = page(
    [
      [16, 16, 80, 28, BLACK],
      [16, 136, 96, 32, GREEN],
    ],
    after.boxes,
  );
  expect(comparePictures(before, green)).toMatchObject({
    colours: [[expect.stringMatching(/^#(ff|ee)aa00$/), '#008844']],
    shape: undefined,
  });
  const broken = page(
    [
      [16, 16, 80, 28, BLACK],
      below(136),
      [160, 150, 90, 20, BLACK],
      [160, 180, 90, 20, GREEN],
      [160, 210, 90, 20, ORANGE],
    ],
    after.boxes,
  );
  const found = comparePictures(before, broken);
  expect(found?.shape ?? found?.colours.join()).toBeTruthy();
});

it('finds that everything has moved although no text has changed', () => {
  const at = (y: number) => page([[16, y, 96, 32, ORANGE]], [['Continue', 20, y + 4, 60, 20]]);
  expect(comparePictures(at(16), at(32))?.shape).toBe('moved by 0 -16');
});

it('finds that a page has grown', () => {
  expect(comparePictures(page(), page([], [], [256, 320]))?.shape).toBeDefined();
});
