/** Isolates a text of the server inside a sentence: it may run in another direction than the page, and must not reorder the sentence. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
