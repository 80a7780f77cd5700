import { expect, it } from 'vitest';
import { orList } from './or-list';

it.each([
  ['en', ['A'], 'A'],
  ['en', ['A', 'B'], 'A or B'],
  ['en', ['A', 'B', 'C'], 'A, B or C'],
  ['en-US', ['A', 'B', 'C'], 'A, B, or C'],
  ['de-DE', ['A', 'B', 'C'], 'A, B oder C'],
  ['ja-JP', ['A', 'B'], 'AまたはB'],
])('in %s, one of %j is written as %j', (language, items, text) => {
  expect(orList(items, language)).toBe(text);
});
