import { expect, it } from 'vitest';
import { longDay } from './long-date';

it.each([
  ['2031-06-30', 'en', 'June 30, 2031'],
  ['2031-01-01', 'de-DE', '1. Januar 2031'],
  ['1990-04-12', 'ar-SA', '12 أبريل 1990'],
  ['1990-04-12', 'th-TH', '12 เมษายน ค.ศ. 1990'],
])('%s in %s is %s', (day, language, written) => {
  // Some languages put marks of direction between the parts, which nobody sees.
  expect(longDay(day, language).replaceAll(/\p{Cf}/gu, '')).toBe(written);
});

it.each(['****-**-**', '', '2031-13-45', 'unlimited'])('leaves %j, which is no day, as it is', (text) => {
  expect(longDay(text, 'en')).toBe(text);
});
