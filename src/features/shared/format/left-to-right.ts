/** Unicode isolates, because a translation cannot contain an element. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
