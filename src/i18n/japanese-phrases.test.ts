import { expect, test } from 'vitest';
import { withPhraseBreaks } from './japanese-phrases';

const phrases = (text: string) => withPhraseBreaks(text).split('\u200b');

test.each([
  ['お住まいの国・地域を選択してください。', ['お住まいの', '国・地域を', '選択してください。']],
  [
    '入力した生年月日を確認して、もう一度お試しください。',
    ['入力した', '生年月日を', '確認して、もう一度', 'お試しください。'],
  ],
  ['IDカードの写真を撮り直す', ['IDカードの', '写真を', '撮り直す']],
  ['必要なお手続きを始める', ['必要なお手続きを', '始める']],
  ['銀行口座またはカードの利用明細書', ['銀行口座', 'または', 'カードの', '利用明細書']],
  ['ご提出いただいた書類', ['ご提出いただいた', '書類']],
  [
    'お客様の本人確認情報は\u2068n***@example.com\u2069に移行されます。',
    ['お客様の', '本人確認情報は\u2068', 'n***@example.com\u2069に', '移行されます。'],
  ],
])('%s breaks only between its phrases', (text, expected) => {
  expect(phrases(text)).toEqual(expected);
});

test('a marked text gets no more marks, and one without hiragana gets none', () => {
  const once = withPhraseBreaks('書類の写真を撮影してください。');
  expect(withPhraseBreaks(once)).toBe(once);
  expect(withPhraseBreaks('東京都千代田区 1-2-3')).toBe('東京都千代田区 1-2-3');
  expect(withPhraseBreaks('')).toBe('');
});
