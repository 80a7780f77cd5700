import { expect, it } from 'vitest';
import { joinSentences } from './join-sentences';

it.each([
  ['en', ['One.', 'Two.'], 'One. Two.'],
  ['ko-KR', ['하나입니다.', '둘입니다.'], '하나입니다. 둘입니다.'],
  ['ja-JP', ['一つです。', '二つです。'], '一つです。二つです。'],
  ['zh-TW', ['一句。', '兩句。'], '一句。兩句。'],
])('sentences in %s', (language, sentences, joined) => {
  expect(joinSentences(sentences, language)).toBe(joined);
});
