import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'jpeg-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StateRecord, writeRecord } from '../sweep/record';
import { acceptChanges, compareSweeps, groupChanges } from './baseline';

let root = '';
const at = (name: string) => join(root, name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baseline-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(folder: string, id: string, texts: string[], shade = 255): void {
  mkdirSync(join(at(folder), 'pictures'), { recursive: true });
  const data = Buffer.alloc(32 * 32 * 4, shade);
  writeFileSync(join(at(folder), `pictures/${id}.jpg`), encode({ width: 32, height: 32, data }, 90).data);
  const record = { id, name: id, texts, picture: `pictures/${id}.jpg`, pictureHash: `${shade}` };
  writeRecord(at(folder), record as unknown as StateRecord);
}

const compare = () => groupChanges(compareSweeps(at('old'), at('new'), at('differences')));

it('groups equal changes into one decision, and accepts them together', () => {
  for (const id of ['one', 'two', 'three', 'gone']) put('old', id, ['Hello', id]);
  for (const id of ['one', 'two']) put('new', id, ['Good day', id]);
  put('new', 'three', ['Hello', 'three'], 0);
  put('new', 'fresh', ['Hello']);
  const groups = compare();
  expect(groups.map(({ kind, states }) => [kind, states])).toEqual([
    ['changed', ['one', 'two']],
    ['added', ['fresh']],
    ['missing', ['gone']],
    ['changed', ['three']],
  ]);
  expect([groups[0]?.gone, groups[0]?.came]).toEqual([['Hello'], ['Good day']]);
  expect(acceptChanges(at('old'), at('new'), groups.slice(0, 1))).toBe(2);
  expect(compare().map(({ states }) => states)).toEqual([['fresh'], ['gone'], ['three']]);
  acceptChanges(at('old'), at('new'), compare());
  expect(compare()).toEqual([]);
});

it.each([
  ['old', 'gone'],
  ['new', 'same'],
])('touches no file that the %s sweep names outside of its folder', (folder, id) => {
  for (const one of ['old', 'new']) put(one, 'same', ['Hello', one]);
  put('old', 'gone', ['Hello']);
  writeFileSync(at('precious.jpg'), 'precious');
  const path = join(at(folder), 'states', `${id}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...record, picture: '../precious.jpg' }));
  expect(() => acceptChanges(at('old'), at('new'), compare())).toThrow('is not a path below');
  expect(readFileSync(at('precious.jpg'), 'utf8')).toBe('precious');
});
