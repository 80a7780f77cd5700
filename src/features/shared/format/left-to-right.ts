/**
 * Isolates an address or number inside a sentence: mask characters have no direction of their own and would be reordered in right-to-left
 * text. Uses Unicode isolates, because a translation cannot contain an element.
 */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
