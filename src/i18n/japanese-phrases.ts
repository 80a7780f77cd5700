/** A place where a line may break, without width. */
const BREAK = '\u200b';
const KANA = /\p{Script=Hiragana}/u;
const LETTER_END = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u;
const KANA_END = /\p{Script=Hiragana}$/u;
/** What begins a phrase after the particle of the one before it. */
const NOUN = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}\p{N}]/u;
/** What begins a phrase wherever it stands: お and ご before their word, and some words in kana. */
const OPENING = /^(?:[おご]\p{Script=Han}|または|および|すべて|もう)/u;
/** What goes on after itself: お and ご, and a verb's stem in a compound such as 撮り直す. */
const UNFINISHED = /(?:[おご]|\p{Script=Han}[いえきぎけげしせちびべみめりれ])$/u;

/** Around a value, so that its direction leaves the text's alone; a part of the word before it for the browser's dictionary. */
const ISOLATE_END = /[\u2066-\u2069]$/u;

let words: Intl.Segmenter | undefined;

/**
 * Marks where a Japanese text may break: between phrases, which end in a particle or an ending, and never inside of one. The browser's own
 * dictionary finds the words. A text without hiragana, such as an address or a name, stays as it is.
 */
export function withPhraseBreaks(text: string): string {
  if (!KANA.test(text)) return text;
  words ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const segments = [...words.segment(text.replaceAll(BREAK, ''))].map(({ segment }) => segment);
  let marked = '';
  for (const [index, segment] of segments.entries()) {
    const last = marked.replace(ISOLATE_END, '').slice(-2);
    const opens = OPENING.test(segment + (segments[index + 1] ?? ''));
    const begins = opens ? LETTER_END.test(last) : NOUN.test(segment) && KANA_END.test(last);
    marked += begins && !UNFINISHED.test(last) ? BREAK + segment : segment;
  }
  return marked;
}
