/** Languages that put no space between two sentences. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

/** Puts whole sentences one after another, as the language does. */
export function joinSentences(sentences: readonly string[], language: string): string {
  return sentences.join(UNSPACED.has(new Intl.Locale(language).language) ? '' : ' ');
}
