/** No space between sentences. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(UNSPACED.has(new Intl.Locale(language).language) ? '' : ' ');
}

/** For a text that continues after it. */
export function withoutFullStop(sentence: string): string {
  return sentence.replace(/[.。]$/u, '');
}
