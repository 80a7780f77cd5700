import { decode } from 'jpeg-js';
import { luminanceOf } from '../../../src/domain/colours';
import type { Size } from '../../core/devices';
import type { Evaluate } from './axe-sources';
import { AFTER_RESIZE, type StatePageDriver } from './page';

/**
 * Decides the contrast that axe cannot, such as on a gradient, from pictures of the page with and without its texts.
 * Different pixels are letters; the second picture shows their background.
 */

/** Red, green and blue, 0 to 255. */
type Colour = readonly [number, number, number];

/** A text that axe could not decide. */
interface UnsureText {
  readonly text: string;
  /** Red, green and blue (0 to 255), and the opacity of the letters (0 to 1). */
  readonly colour: readonly [number, number, number, number];
  /** The contrast that WCAG requires. */
  readonly needed: number;
  /** Left, top, width and height of each line that is completely visible in its area. */
  readonly boxes: readonly (readonly [number, number, number, number])[];
}

export interface PixelContrast {
  readonly violations: readonly string[];
  /** Undecided even by pixels, because none of their letters are visible. */
  readonly undecided: readonly string[];
}

/** Reads the texts whose contrast axe left undecided. Runs in the page, in the state of the picture. */
function readUnsure(): UnsureText[] {
  const { sweepUnsure: elements = [] } = globalThis as unknown as { sweepUnsure?: Element[] };
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  const rgbaOf = (colour: string): [number, number, number, number] => {
    if (context === null) return [0, 0, 0, 1];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  return elements.flatMap((element) => {
    const field = element.matches('input, textarea') ? (element as HTMLInputElement) : undefined;
    const text = (element.textContent || field?.value || field?.placeholder || '').trim();
    // A field that was emptied after axe ran.
    if (text === '') return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element, field?.value === '' ? '::placeholder' : null);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    let opacity = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const [red, green, blue, alpha] = rgbaOf(color);
    const range = document.createRange();
    const rects = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    // Of a line that is half scrolled out of view only the edges of letters show, which are paler.
    const areas: DOMRect[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).overflowY !== 'visible' && at !== document.documentElement && at !== document.body)
        areas.push(at.getBoundingClientRect());
    const isWhole = ({ top, bottom }: DOMRect) =>
      areas.every((area) => top >= area.top - 1 && bottom <= area.bottom + 1);
    const own = element.matches('input, textarea, select') ? [element.getBoundingClientRect()] : rects.filter(isWhole);
    return {
      text: text.slice(0, 80),
      colour: [red, green, blue, alpha * opacity],
      needed: isLarge ? 3 : 4.5,
      boxes: own.map(({ left, top, width, height }): [number, number, number, number] => [left, top, width, height]),
    };
  });
}

const READ_UNSURE = `(() => { const __name = (value) => value; return (${readUnsure})(); })()`;
/** Makes all letters transparent, and shows them again. */
const HIDE_LETTERS = `(() => {
  globalThis.sweepLetters = new CSSStyleSheet();
  sweepLetters.replaceSync('*, *::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sweepLetters];
})()`;
const SHOW_LETTERS = `void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== sweepLetters))`;
/** Position of the page's first frame. */
const FRAME_PLACE = `(({ left, top }) => [left, top])(document.querySelector('iframe').getBoundingClientRect())`;

/** Minimum channel difference for a letter's pixel; a smaller one may be a JPEG artefact. */
const LETTER = 24;
/** Minimum number of pixels of visible letters. */
const MIN_PIXELS = 8;
/** Share of a text's pixels that may have less contrast, such as at the edge of an icon below a letter. */
const MAX_SHARE = 0.1;
/**
 * Thin letters have few pixels in their full colour, so even the strongest may miss the required contrast by this
 * factor.
 */
const DRAWN = 0.7;

/** @param picture of the page, with its `size` @param isFramed whether the page is in a frame of the picture */
export async function contrastByPixels(
  page: StatePageDriver,
  evaluate: Evaluate,
  { picture, size, isFramed }: { picture: Buffer; size: Size; isFramed: boolean },
): Promise<PixelContrast> {
  const texts = await evaluate<UnsureText[]>(READ_UNSURE);
  const [left, top] = isFramed ? await page.evaluate<[number, number]>(FRAME_PLACE) : [0, 0];
  await evaluate(HIDE_LETTERS);
  await evaluate(AFTER_RESIZE);
  const without = await page.takePicture(size);
  await evaluate(SHOW_LETTERS);
  const [shown, hidden] = [pixelsOf(picture), pixelsOf(without)];
  const violations: string[] = [];
  const undecided: string[] = [];
  for (const { text, colour, needed, boxes } of texts) {
    const found = boxes.flatMap(([x, y, width, height]) =>
      lettersIn(shown, hidden, { left: x + left, top: y + top, width, height }),
    );
    if (found.length < MIN_PIXELS) {
      undecided.push(text);
      continue;
    }
    const meant = ascending(found.map(({ behind }) => contrast(over(colour, behind), behind)));
    const drawn = ascending(found.map(({ drawn: pixel, behind }) => contrast(pixel, behind)));
    const low = Math.min(at(meant, MAX_SHARE), at(drawn, 0.98) / DRAWN);
    if (low < needed)
      violations.push(`color-contrast: "${text}" has ${low.toFixed(2)} : 1 in the picture instead of ${needed} : 1`);
  }
  return { violations, undecided };
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function pixelsOf(jpeg: Buffer): Pixels {
  return decode(jpeg, { useTArray: true, formatAsRGBA: true });
}

/** The pixels of letters in a box, as drawn, and their background. */
function lettersIn(
  shown: Pixels,
  hidden: Pixels,
  box: { left: number; top: number } & Size,
): { drawn: Colour; behind: Colour }[] {
  const found: { drawn: Colour; behind: Colour }[] = [];
  for (
    let y = Math.max(0, Math.floor(box.top));
    y < Math.min(shown.height, hidden.height, box.top + box.height);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(box.left));
      x < Math.min(shown.width, hidden.width, box.left + box.width);
      x += 1
    ) {
      const [drawn, behind] = [pixel(shown, x, y), pixel(hidden, x, y)];
      if (drawn.some((value, channel) => Math.abs(value - (behind[channel] ?? 0)) > LETTER))
        found.push({ drawn, behind });
    }
  }
  return found;
}

function pixel({ width, data }: Pixels, x: number, y: number): Colour {
  const start = (y * width + x) * 4;
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
}

/** A translucent colour composited over another. */
function over([red, green, blue, alpha]: UnsureText['colour'], behind: Colour): Colour {
  const mix = (value: number, channel: 0 | 1 | 2) => value * alpha + behind[channel] * (1 - alpha);
  return [mix(red, 0), mix(green, 1), mix(blue, 2)];
}

/** WCAG's contrast ratio, 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other);
/** The quantile of sorted values. */
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
