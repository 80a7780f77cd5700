import { expect, it } from 'vitest';
import { orList } from './or-list';

it.each([
  ['en', ['A'], 'A'],
  ['en', ['A', 'B'], 'A or B'],
  ['en', ['A', 'B', 'C'], 'A, B or C'],
  ['en-US', ['A', 'B', 'C'], 'A, B, or C'],
  ['de-DE', ['A', 'B', 'C'], 'A, B oder C'],
  ['ja-JP', ['A', 'B'], 'AまたはB'],
  ['zh-CN', ['A', 'B'], 'A 或 B'],
  ['zh-TW', ['圖片', 'PDF'], '圖片或 PDF'],
  ['zh-HK', ['A', 'B', 'C'], 'A、B 或 C'],
  ['zh-HK', ['\u2066A\u2069', '\u2066B\u2069'], '\u2066A\u2069 或 \u2066B\u2069'],
  ['es-ES', ['A', 'Onfido'], 'A u Onfido'],
  ['es-ES', ['\u2066A\u2069', '\u2066Onfido\u2069'], '\u2066A\u2069 u \u2066Onfido\u2069'],
  ['es-ES', ['\u2066A\u2069', '\u2066B\u2069'], '\u2066A\u2069 o \u2066B\u2069'],
])('in %s, one of %j is written as %j', (language, items, text) => {
  expect(orList(items, language)).toBe(text);
});
