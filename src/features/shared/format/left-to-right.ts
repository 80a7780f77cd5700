/**
 * An address or a number as part of a sentence: signs that cover it have no direction of their own and would turn around between
 * right-to-left words. Unicode's isolates, because a translation has no place for an element.
 */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
