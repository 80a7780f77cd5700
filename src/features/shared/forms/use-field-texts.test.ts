import { expect, it } from 'vitest';
import { shortName } from './use-field-texts';

it.each([
  ['passport.jpg', 'passport.jpg'],
  ['123456789012345678', '123456789012345678'],
  ['passport of the year 2024.jpeg', 'passport…2024.jpeg'],
  // Characters of two code units stay whole, and count as one.
  ['😀'.repeat(18), '😀'.repeat(18)],
  [`1234567${'😀'.repeat(20)}12345.pdf`, '1234567😀…12345.pdf'],
  [`1234567${'😀'.repeat(20)}1234.pdf`, '1234567😀…😀1234.pdf'],
])('shortens the file name %s to %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
