import { expect, it } from 'vitest';
import { joinSentences, withoutFullStop } from './join-sentences';

it.each([
  ['en', ['One.', 'Two.'], 'One. Two.'],
  ['ko-KR', ['하나입니다.', '둘입니다.'], '하나입니다. 둘입니다.'],
  ['ja-JP', ['一つです。', '二つです。'], '一つです。二つです。'],
  ['zh-TW', ['一句。', '兩句。'], '一句。兩句。'],
])('sentences in %s', (language, sentences, joined) => {
  expect(joinSentences(sentences, language)).toBe(joined);
});

it.each([
  ['Enter a number.', 'Enter a number'],
  ['数値を入力してください。', '数値を入力してください'],
  ['โปรดกรอกตัวเลข', 'โปรดกรอกตัวเลข'],
])('%j is %j before a colon', (sentence, before) => {
  expect(withoutFullStop(sentence)).toBe(before);
});
