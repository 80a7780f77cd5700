import { describe, expect, it } from 'vitest';
import { checkFile, formatBytes } from './file-check';

const rules = { accept: ['image/*', 'application/pdf', '.heic'], maxBytes: 1000 };
const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('a file', () => {
  it.each([
    ['a picture', file('a.jpg', 'image/jpeg', 10), undefined],
    ['a type named in full', file('a.pdf', 'application/pdf', 10), undefined],
    ['an ending, where the browser knows no type', file('A.HEIC', '', 10), undefined],
    ['exactly the largest size', file('a.jpg', 'image/jpeg', 1000), undefined],
    ['one byte more', file('a.jpg', 'image/jpeg', 1001), 'too-large'],
    ['nothing in it', file('a.jpg', 'image/jpeg', 0), 'empty'],
    ['another type', file('a.exe', 'application/x-msdownload', 10), 'type'],
    ['a type that only begins alike', file('a.bin', 'imagery/x', 10), 'type'],
    ['an ending in the middle of its name', file('a.heic.exe', '', 10), 'type'],
  ] as const)('with %s', (_, given, problem) => {
    expect(checkFile(given, rules)).toBe(problem);
  });
});

describe('the size of a file', () => {
  it.each([
    [70, 'en', '70 byte'],
    [2_400_000, 'en', '2.4 MB'],
    [2_400_000, 'de', '2,4 MB'],
    [999, 'en', '999 byte'],
    [1000, 'en', '1 kB'],
  ])('%i in %s is %s', (bytes, language, text) => {
    expect(formatBytes(bytes, language)).toBe(text);
  });
});
