/** A zero-width break opportunity. */
const BREAK = '\u200b';
const KANA = /\p{Script=Hiragana}/u;
const LETTER_END = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]$/u;
const KANA_END = /\p{Script=Hiragana}$/u;
/** Begins a phrase after the previous one's particle. */
const NOUN = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}\p{N}]/u;
/** お and ご before their word, and some kana words. */
const OPENING = /^(?:[おご]\p{Script=Han}|または|および|すべて|もう)/u;
/** お, ご, and a verb stem in compounds such as 撮り直す. */
const UNFINISHED = /(?:[おご]|\p{Script=Han}[いえきぎけげしせちびべみめりれ])$/u;

/** Isolates a value's direction; the browser's dictionary attaches it to the previous word. */
const ISOLATE_END = /[\u2066-\u2069]$/u;

let words: Intl.Segmenter | undefined;

/** Text without hiragana, such as a name, stays unchanged. */
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
