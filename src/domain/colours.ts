/** Colour values as the product takes them (spec 5): a hash and six hexadecimal digits, nothing else. */
const COLOUR = /^#[0-9a-f]{6}$/i;

export function isColour(value: string): boolean {
  return COLOUR.test(value);
}

/**
 * A colour with its opacity (0 to 1) as a two-digit hexadecimal suffix (spec 5). Throws a RangeError on what is no colour or no opacity:
 * both come from code or configuration, never from a member.
 */
export function withOpacity(colour: string, opacity: number): string {
  if (!isColour(colour)) throw new RangeError(`"${colour}" is no colour: a hash and six hexadecimal digits are`);
  if (!(opacity >= 0 && opacity <= 1)) throw new RangeError(`An opacity is between 0 and 1, not ${opacity}`);
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
