import { describe, expect, it } from 'vitest';
import { checkFile, formatBytes, takeFiles } from './file-check';

const rules = { accept: ['image/*', 'application/pdf', '.heic'], maxBytes: 1000 };
const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('checkFile', () => {
  it.each([
    ['accepts a type with a wildcard', file('a.jpg', 'image/jpeg', 10), undefined],
    ['accepts an exact type', file('a.pdf', 'application/pdf', 10), undefined],
    ['accepts a file name ending if the browser does not know the type', file('A.HEIC', '', 10), undefined],
    ['accepts a file of exactly the maximum size', file('a.jpg', 'image/jpeg', 1000), undefined],
    ['rejects a file one byte over the maximum size', file('a.jpg', 'image/jpeg', 1001), 'too-large'],
    ['rejects an empty file', file('a.jpg', 'image/jpeg', 0), 'empty'],
    ['rejects another type', file('a.exe', 'application/x-msdownload', 10), 'type'],
    ['rejects a type that only starts with the same letters', file('a.bin', 'imagery/x', 10), 'type'],
    ['rejects an accepted ending in the middle of the file name', file('a.heic.exe', '', 10), 'type'],
  ] as const)('%s', (_, given, problem) => {
    expect(checkFile(given, rules)).toBe(problem);
  });
});

describe('takeFiles', () => {
  const of = (name: string, size: number, type = 'application/pdf') => new File([new Uint8Array(size)], name, { type });
  it.each([
    [[of('a', 1), of('b', 1)], 2, ['a', 'b'], []],
    [[of('a', 1), of('b', 1)], 1, ['a'], [['left', ['b']]]],
    [[of('a', 600), of('b', 600), of('c', 400)], 3, ['a', 'c'], [['too-large', ['b']]]],
    [[of('x', 1, 'text/plain'), of('a', 1)], 1, ['a'], [['type', ['x']]]],
    [[of('x', 1, 'image/heic')], 1, [], [['heic', ['x']]]],
    [[], 1, [], []],
  ] as const)('row %#: names each file that is not taken', (files, room, taken, refused) => {
    const found = takeFiles(files, { accept: ['application/pdf'], maxBytes: 1000 }, room);
    expect(found.taken.map(({ name }) => name)).toEqual(taken);
    expect(found.refused.map(({ problem, files: those }) => [problem, those.map(({ name }) => name)])).toEqual(refused);
  });
});

describe('formatBytes', () => {
  it.each([
    [70, 'en', '70 byte'],
    [2_400_000, 'en', '2.4 MB'],
    [2_400_000, 'de', '2,4 MB'],
    [999, 'en', '999 byte'],
    [1000, 'en', '1 kB'],
  ])('writes %i bytes in %s as %s', (bytes, language, text) => {
    expect(formatBytes(bytes, language)).toBe(text);
  });
});
