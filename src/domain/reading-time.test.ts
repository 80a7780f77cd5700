import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time';

it.each([
  ['200 words in English', 'reads the agreement '.repeat(65), 1, 1.2],
  ['the same length in Japanese', '規約をよくお読みください。'.repeat(33), 0.9, 1.1],
  ['no text', '', 0, 0],
  ['punctuation alone', '— … ;', 0, 0],
  ['Arabic', 'يرجى قراءة هذه الاتفاقية '.repeat(52), 0.9, 1.1],
])('counts the minutes of %s', (_name, text, least, most) => {
  const minutes = readingMinutes(text);
  expect(minutes).toBeGreaterThanOrEqual(least);
  expect(minutes).toBeLessThanOrEqual(most);
});
