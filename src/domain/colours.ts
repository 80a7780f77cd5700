/** The only supported notation of a colour: a hash and six hexadecimal digits. */
const COLOUR = /^#[0-9a-f]{6}$/i;

/** Whether the text is a colour: a hash and six hexadecimal digits. */
export function isColour(value: string): boolean {
  return COLOUR.test(value);
}

/**
 * Appends an opacity (0 to 1) to a colour, as two hexadecimal digits.
 *
 * @throws RangeError if the colour or the opacity is invalid
 */
export function withOpacity(colour: string, opacity: number): string {
  if (!isColour(colour))
    throw new RangeError(`"${colour}" is not a colour: expected a hash and six hexadecimal digits`);
  if (!(opacity >= 0 && opacity <= 1)) throw new RangeError(`The opacity has to be between 0 and 1, not ${opacity}`);
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** Returns black or white, whichever has the higher contrast on the colour. The contrast is always at least 4.5 to 1. */
export function readableOn(colour: string): '#000000' | '#ffffff' {
  // Luminance L at which both have the same contrast, by WCAG 2: (1 + 0.05) / (L + 0.05) = (L + 0.05) / 0.05.
  const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  return luminanceOf(channels) > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000000' : '#ffffff';
}

/** Relative luminance of a colour, 0 to 1, as WCAG 2 defines it. `channels`: red, green and blue, of 255 each. */
export function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
