/** Text of another direction must not reorder the sentence. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
