/** Colour values as the product takes them: a hash and six hexadecimal digits, nothing else. */
const COLOUR = /^#[0-9a-f]{6}$/i;

export function isColour(value: string): boolean {
  return COLOUR.test(value);
}

/**
 * A colour with its opacity (0 to 1) as a two-digit hexadecimal suffix. Throws a RangeError on what is no colour or no opacity:
 * both come from code or configuration, never from a member.
 */
export function withOpacity(colour: string, opacity: number): string {
  if (!isColour(colour)) throw new RangeError(`"${colour}" is no colour: a hash and six hexadecimal digits are`);
  if (!(opacity >= 0 && opacity <= 1)) throw new RangeError(`An opacity is between 0 and 1, not ${opacity}`);
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** Black or white: whichever is easier to read on a colour. Its contrast is at least 4.5 to 1 on every colour. */
export function readableOn(colour: string): '#000000' | '#ffffff' {
  // Where both have the same contrast, by the formula of WCAG 2: (1 + 0.05) / (L + 0.05) = (L + 0.05) / 0.05.
  return luminanceOf(colour) > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000000' : '#ffffff';
}

/** Relative luminance of a colour, 0 to 1, as WCAG 2 defines it. */
function luminanceOf(colour: string): number {
  const linear = (from: number) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
