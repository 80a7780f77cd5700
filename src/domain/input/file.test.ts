import { expect, it } from 'vitest';
import { FileJsonError, fileJson } from './file-json';
import { fileText } from './file-text';

const TEXT = '{"name":"Zürich"}';

const utf16 = (text: string, swaps: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return swaps ? bytes.swap16() : bytes;
};
const ENCODINGS: readonly (readonly [string, Buffer])[] = [
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 with a mark', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16, other order, with a mark', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16', utf16(TEXT, false)],
  ['UTF-16, other order', utf16(TEXT, true)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
];

it.each(ENCODINGS)('reads a file in %s', (_name, bytes) => {
  expect(fileText(bytes)).toBe(TEXT);
  expect(fileJson(bytes)).toEqual({ name: 'Zürich' });
});

it.each([
  ['an empty file', '', 'is not JSON: line 1, column 1 (value expected)'],
  ['a stray comma', '{,}', 'is not JSON: line 1, column 2'],
  ['a comma at the end', '{\n "a": 1,\n}', 'is not JSON: line 3, column 1'],
  ['half a file', '{"mail":"anna@', 'is not JSON: line 1, column 9 (unexpected end of string)'],
  ['a comment', '{} // anna', 'is not JSON: line 1, column 4'],
])('refuses %s with its position, and quotes nothing', (_what, text, message) => {
  const read = () => fileJson(Buffer.from(text));
  expect(read).toThrow(FileJsonError);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/anna/);
});
