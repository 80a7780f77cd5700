import { createHash } from 'node:crypto';
import { decode, encode } from 'jpeg-js';
import pixelmatch from 'pixelmatch';

/** How two pictures of one state differ. */
export interface PictureDifference {
  /** Number of pixels that differ. Where only one picture has a pixel, because their sizes differ, it counts as well. */
  readonly pixels: number;
  /** The pixels that differ, on a pale copy of the old picture, as JPEG. */
  readonly picture: Buffer;
  /** Equal for differences of the same shape at the same place: the same change in several states. */
  readonly shape: string;
}

/** Two pixels whose colours differ by less than this (0 to 1) count as equal. */
const THRESHOLD = 0.1;
const QUALITY = 80;
/** Side of the grid's squares, in pixels, that describe the shape of a change. A change that is shifted by less has the same shape. */
const GRID = 16;

/** Compares two JPEG pictures; undefined if they look the same. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference | undefined {
  if (before.equals(after)) return undefined;
  const [first, second] = [before, after].map((bytes) => decode(bytes, { useTArray: true, maxMemoryUsageInMB: 1024 }));
  if (first === undefined || second === undefined) return undefined;
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const output: Picture = { width, height, data: new Uint8Array(width * height * 4) };
  const pixels = pixelmatch(
    onCanvas(first, width, height),
    onCanvas(second, width, height),
    output.data,
    width,
    height,
    {
      threshold: THRESHOLD,
    },
  );
  if (pixels === 0) return undefined;
  return {
    pixels,
    picture: encode({ width, height, data: Buffer.from(output.data) }, QUALITY).data,
    shape: shapeOf(output),
  };
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The picture in the upper left corner of a canvas; the rest is transparent. */
function onCanvas({ width, height, data }: Picture, canvasWidth: number, canvasHeight: number): Uint8Array {
  const canvas = new Uint8Array(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row += 1) {
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * canvasWidth * 4);
  }
  return canvas;
}

/** Which squares of a grid contain pixels that pixelmatch has marked red. */
function shapeOf({ width, height, data }: Picture): string {
  const squares = new Set<number>();
  const columns = Math.ceil(width / GRID);
  for (let at = 0; at < width * height; at += 1) {
    const isMarked = data[at * 4] === 255 && data[at * 4 + 1] === 0 && data[at * 4 + 2] === 0;
    if (isMarked) squares.add(Math.floor(at / width / GRID) * columns + Math.floor((at % width) / GRID));
  }
  return createHash('sha256')
    .update([...squares].join())
    .digest('hex')
    .slice(0, 16);
}
