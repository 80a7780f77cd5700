import { expect, it } from 'vitest';
import { fileTypes } from './file-types';

const FORMATS = ['image/jpeg', 'image/png', '.pdf'];

it.each([
  ['en', 'JPEG, PNG or PDF'],
  ['ar-SA', 'JPEG أو PNG أو PDF'],
] as const)('%s: each format is named once', (language, text) => {
  expect(fileTypes([...FORMATS, 'application/pdf'], 'picture', language).replace(/[\u2068\u2069]/g, '')).toBe(text);
});

it('the names of formats are isolated, the word for a picture belongs to the sentence', () => {
  expect(fileTypes(['image/*', '.pdf'], 'صورة', 'ar-SA')).toBe('صورة أو \u2068PDF\u2069');
});
