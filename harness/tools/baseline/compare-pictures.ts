import { hash } from 'node:crypto';
import { diffArrays } from 'diff';
import { decode, encode } from 'jpeg-js';
import pixelmatch from 'pixelmatch';
import type { TextBox } from '../../kit/record';

export interface Looks {
  readonly picture: Buffer;
  readonly boxes: readonly TextBox[];
}

export interface PictureDifference {
  /** Marked on a pale copy of the old picture, as JPEG. */
  readonly marked: Buffer;
  /** `#rrggbb` before and after, rounded to sixteen steps a channel. */
  readonly colours: readonly (readonly [before: string, after: string])[];
  /** Equal for equal changes at one place. Undefined if texts and colours explain everything. */
  readonly shape: string | undefined;
}

/** From 0 to 1. */
const THRESHOLD = 0.1;
const QUALITY = 80;
/** In pixels. */
const TILE = 16;
/** For edges of letters and JPEG noise. */
const SPARE_PIXELS = 8;
/** Ignored difference of a channel, 0 to 255. */
const SPARE_CHANNEL = 32;
/** In pixels: a changed text may resize its field or button. */
const MARGIN = { x: 48, y: 24 };
/** Most moves to try. */
const MAX_MOVES = 12;
/** Of a channel. */
const SAME_COLOUR = 24;
/** The most frequent ones. */
const MOST_COLOURS = 20;
/** Cosine between changes in one direction. */
const SAME_WAY = 0.9;
/** Outside the picture. */
const NO_COLOUR = 'none';
/** Unexplained tiles beside changed texts. */
const SPARE_TILES = 4;
/** Share of changed pixels that makes a change of colour. */
const COLOUR_SHARE = 0.15;

/** Undefined if it looks the same. Ignores changed texts and what moved with them: that is another difference. */
export function comparePictures(before: Looks, after: Looks): PictureDifference | undefined {
  if (before.picture.equals(after.picture)) return undefined;
  const [old, now] = [decoded(before.picture), decoded(after.picture)];
  const { marked, pixels } = markedPicture(old, now);
  if (pixels === 0) return undefined;
  const { moves, stayed, gone, came } = movesOf(before.boxes, after.boxes);
  const hasOtherTexts = gone.length + came.length > 0;
  const tiles = changedTiles(old, now, moves, stayed).filter(
    ({ x, y }) => !came.some((box) => isNear(box, x, y)) && !gone.some((box) => isNear(box, x, y)),
  );
  const colours = coloursOf(tiles);
  const rest = tiles.filter(({ pairs }) => !isExplained(pairs, colours));
  return {
    marked,
    colours,
    shape: hasOtherTexts ? shapeOf(rest, SPARE_TILES) : (shapeOf(rest) ?? smallShape(moves, colours.length > 0)),
  };
}

/** Without a changed tile or text: everything has moved, or spots differ. */
function smallShape([, ...moves]: readonly Move[], isColoured: boolean): string | undefined {
  if (moves.length > 0) return `moved by ${moves.map(({ x, y }) => `${x} ${y}`).join()}`;
  return isColoured ? undefined : 'spots';
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function decoded(bytes: Buffer): Picture {
  return decode(bytes, { useTArray: true, maxMemoryUsageInMB: 1024 });
}

function markedPicture(old: Picture, now: Picture): { marked: Buffer; pixels: number } {
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(onCanvas(old, width, height), onCanvas(now, width, height), data, width, height, {
    threshold: THRESHOLD,
  });
  return { marked: pixels === 0 ? data : encode({ width, height, data }, QUALITY).data, pixels };
}

/** The rest is transparent. */
function onCanvas({ width, height, data }: Picture, canvasWidth: number, canvasHeight: number): Uint8Array {
  const canvas = new Uint8Array(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row += 1) {
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * canvasWidth * 4);
  }
  return canvas;
}

interface Move {
  readonly x: number;
  readonly y: number;
}

/** With its previous place. */
interface StayedText {
  readonly box: TextBox;
  readonly move: Move;
}

/** Most frequent move first, and the texts that did not stay. */
function movesOf(before: readonly TextBox[], after: readonly TextBox[]) {
  const counts = new Map<string, number>();
  const [gone, came]: [TextBox[], TextBox[]] = [[], []];
  const stayed: StayedText[] = [];
  let [atOld, atNow] = [0, 0];
  for (const { added, removed, count } of diffArrays(
    before.map(([text]) => text),
    after.map(([text]) => text),
  )) {
    for (let index = 0; index < count; index += 1) {
      const old = added ? undefined : before[atOld++];
      const now = removed ? undefined : after[atNow++];
      if (now === undefined && old !== undefined) gone.push(old);
      else if (old === undefined && now !== undefined) came.push(now);
      else if (old !== undefined && now !== undefined) {
        const [x, y] = [old[1] - now[1], old[2] - now[2]];
        counts.set(`${x} ${y}`, (counts.get(`${x} ${y}`) ?? 0) + 1);
        stayed.push({ box: now, move: { x, y } });
      }
    }
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_MOVES);
  const moves: Move[] = frequent.map(([move]) => {
    const [x = 0, y = 0] = move.split(' ').map(Number);
    return { x, y };
  });
  return { moves: [{ x: 0, y: 0 }, ...moves.filter(({ x, y }) => x !== 0 || y !== 0)], stayed, gone, came };
}

function isNear([, left, top, width, height]: TextBox, x: number, y: number): boolean {
  const isBeside = x + TILE > left - MARGIN.x && x < left + width + MARGIN.x;
  return isBeside && y + TILE > top - MARGIN.y && y < top + height + MARGIN.y;
}

/** Neither at its place nor where a text moved from. */
interface ChangedTile {
  readonly x: number;
  readonly y: number;
  /** By `#old #new`. */
  readonly pairs: ReadonlyMap<string, number>;
}

function changedTiles(
  old: Picture,
  now: Picture,
  moves: readonly Move[],
  stayed: readonly StayedText[],
): ChangedTile[] {
  const tiles: ChangedTile[] = [];
  for (let y = 0; y < Math.max(old.height, now.height); y += TILE) {
    for (let x = 0; x < Math.max(old.width, now.width); x += TILE) {
      if (moves.some((move) => differing(old, now, x, y, move) <= SPARE_PIXELS)) continue;
      tiles.push({ x, y, pairs: pairsOf(old, now, x, y, moveAt(stayed, x, y)) });
    }
  }
  return tiles;
}

function moveAt(stayed: readonly StayedText[], x: number, y: number): Move {
  const away = ({ box: [, left, top, width, height] }: StayedText) =>
    Math.max(left - x, x - left - width, 0) + Math.max(top - y, y - top - height, 0);
  const nearest = stayed.reduce<StayedText | undefined>(
    (best, one) => (best === undefined || away(one) < away(best) ? one : best),
    undefined,
  );
  return nearest?.move ?? { x: 0, y: 0 };
}

/** Stops counting above the limit. */
function differing(old: Picture, now: Picture, x: number, y: number, move: Move): number {
  let count = 0;
  for (let row = y; row < y + TILE && count <= SPARE_PIXELS; row += 1) {
    for (let column = x; column < x + TILE; column += 1) {
      if (differs(old, placeIn(old, column + move.x, row + move.y), now, placeIn(now, column, row))) count += 1;
    }
  }
  return count;
}

/** Undefined outside the picture. */
function placeIn({ width, height }: Picture, x: number, y: number): number | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : (y * width + x) * 4;
}

function differs(old: Picture, atOld: number | undefined, now: Picture, atNow: number | undefined): boolean {
  if (atOld === undefined || atNow === undefined) return atOld !== atNow;
  return [0, 1, 2].some(
    (channel) => Math.abs((old.data[atOld + channel] ?? 0) - (now.data[atNow + channel] ?? 0)) > SPARE_CHANNEL,
  );
}

function pairsOf(old: Picture, now: Picture, x: number, y: number, move: Move): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let row = y; row < y + TILE; row += 1) {
    for (let column = x; column < x + TILE; column += 1) {
      const [atOld, atNow] = [placeIn(old, column + move.x, row + move.y), placeIn(now, column, row)];
      if (!differs(old, atOld, now, atNow)) continue;
      const pair = `${colourAt(old, atOld)} ${colourAt(now, atNow)}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}

/** Rounded to sixteen steps a channel. */
function colourAt({ data }: Picture, at: number | undefined): string {
  if (at === undefined) return NO_COLOUR;
  const channels = [0, 1, 2].map((channel) => Math.min(15, Math.round((data[at + channel] ?? 0) / 17)).toString(16));
  return `#${channels.map((digit) => digit + digit).join('')}`;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** JPEG and rounding change colours. */
export function isSameColour(one: string, other: string): boolean {
  if (one === other) return true;
  return channels(one).every((value, at) => Math.abs(value - (channels(other)[at] ?? Number.NaN)) <= SAME_COLOUR);
}

type Pair = readonly [before: string, after: string];
const isSamePair = ([old, now]: Pair, other: Pair) => isSameColour(old, other[0]) && isSameColour(now, other[1]);

/** In the same direction, and not further: edges are mixtures with the background. */
function isPartOf([old, now]: Pair, [before, after]: Pair): boolean {
  const way = (from: string, to: string) => channels(to).map((value, at) => value - (channels(from)[at] ?? 0));
  const times = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  const [small, large] = [way(old, now), way(before, after)];
  const lengths = Math.sqrt(times(small, small) * times(large, large));
  return times(small, small) <= times(large, large) * 1.2 && times(small, large) >= SAME_WAY * lengths;
}

const pairIn = (text: string): Pair => [text.split(' ')[0] ?? '', text.split(' ')[1] ?? ''];

/** They explain much of what differs. */
function coloursOf(tiles: readonly ChangedTile[]): Pair[] {
  const sums = new Map<string, number>();
  for (const { pairs } of tiles) for (const [pair, count] of pairs) sums.set(pair, (sums.get(pair) ?? 0) + count);
  const all = [...sums]
    .map(([text, count]) => ({ pair: pairIn(text), count }))
    .sort((one, other) => other.count - one.count);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const found: Pair[] = [];
  for (const { pair } of all.slice(0, MOST_COLOURS)) {
    // The most frequent change may be an edge of a stronger one.
    const whole =
      all.slice(0, MOST_COLOURS).find((one) => isPartOf(pair, one.pair) && !isPartOf(one.pair, pair))?.pair ?? pair;
    const ofIt = all.filter((one) => isSamePair(one.pair, whole) || isPartOf(one.pair, whole));
    const count = ofIt.reduce((sum, one) => sum + one.count, 0);
    const isKnown = found.some((one) => isSamePair(one, whole) || isPartOf(whole, one) || isPartOf(one, whole));
    if (count >= total * COLOUR_SHARE && !whole.includes(NO_COLOUR) && !isKnown) found.push(whole);
  }
  // Moves without a text change both ways.
  return found.filter(([one, other]) => !all.some(({ pair }) => isSamePair(pair, [other, one])));
}

/** At least half; the rest is edges. */
function isExplained(pairs: ReadonlyMap<string, number>, colours: readonly Pair[]): boolean {
  let [total, explained] = [0, 0];
  for (const [pair, count] of pairs) {
    total += count;
    if (colours.some((one) => isSamePair(pairIn(pair), one) || isPartOf(pairIn(pair), one))) explained += count;
  }
  return explained >= total / 2;
}

/** Undefined for at most `spare` tiles. */
function shapeOf(tiles: readonly ChangedTile[], spare = 0): string | undefined {
  if (tiles.length <= spare) return undefined;
  return hash('sha256', tiles.map(({ x, y }) => `${x} ${y}`).join()).slice(0, 16);
}
