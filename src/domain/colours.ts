/** A hash and six hexadecimal digits. */
const COLOUR = /^#[0-9a-f]{6}$/i;

export function isColour(value: string): boolean {
  return COLOUR.test(value);
}

/** `opacity`: 0 to 1. @throws RangeError if either is invalid */
export function withOpacity(colour: string, opacity: number): string {
  if (!isColour(colour))
    throw new RangeError(`"${colour}" is not a colour: expected a hash and six hexadecimal digits`);
  if (!(opacity >= 0 && opacity <= 1)) throw new RangeError(`The opacity has to be between 0 and 1, not ${opacity}`);
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** At least 4.5 to 1. */
export function readableOn(colour: string): '#000000' | '#ffffff' {
  // Equal contrast at luminance L, by WCAG 2: (1 + 0.05) / (L + 0.05) = (L + 0.05) / 0.05.
  const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  return luminanceOf(channels) > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000000' : '#ffffff';
}

/** WCAG 2 relative luminance, 0 to 1. `channels`: red, green and blue, up to 255. */
export function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
