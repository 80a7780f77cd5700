import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'jpeg-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StateRecord, writeRecord } from '../../kit/record';
import { acceptChanges, compareStates, groupChanges } from './baseline';

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

const differences = () => compareStates(at('old'), at('new'), at('differences'));
const compare = () => groupChanges(differences());
const WHO = { by: 'A. Name', reason: 'Wanted' };
const accept = (groups = compare()) =>
  acceptChanges(
    at('old'),
    at('new'),
    differences(),
    groups.map(({ change }) => change),
    WHO,
  );

it('groups equal changes into one decision, and accepts them together', () => {
  for (const id of ['one', 'two', 'three', 'gone']) put('old', id, ['Hello', id]);
  for (const id of ['one', 'two']) put('new', id, ['Good day', id]);
  put('new', 'three', ['Hello', 'three'], 0);
  put('new', 'fresh', ['Hello']);
  const groups = compare();
  expect(groups.map(({ kind, states }) => [kind, states])).toEqual([
    ['text', ['one', 'two']],
    ['added', ['fresh']],
    ['missing', ['gone']],
    ['colour', ['three']],
  ]);
  expect([groups[0]?.gone, groups[0]?.came]).toEqual([['Hello'], ['Good day']]);
  expect([groups[3]?.gone, groups[3]?.came]).toEqual([['#ffffff'], ['#000000']]);
  expect(accept(groups.slice(0, 1))).toEqual(['one', 'two']);
  expect(JSON.parse(readFileSync(join(at('old'), 'accepted.json'), 'utf8'))).toEqual([
    { at: expect.any(String), ...WHO, changes: [groups[0]?.change], states: ['one', 'two'] },
  ]);
  expect(compare().map(({ states }) => states)).toEqual([['fresh'], ['gone'], ['three']]);
  accept();
  expect(compare()).toEqual([]);
});

it('does not accept a page that is also broken together with pages of which only the text has changed', () => {
  for (const id of ['one', 'two', 'broken']) put('old', id, ['Hello']);
  for (const id of ['one', 'two']) put('new', id, ['Good day']);
  put('new', 'broken', ['Good day'], 0);
  const [text, ...others] = compare();
  expect(text).toMatchObject({ kind: 'text', states: ['broken', 'one', 'two'] });
  expect(others.map(({ states }) => states)).toEqual([['broken']]);
  expect(accept(text && [text])).toEqual(['one', 'two']);
  expect(compare().map(({ states }) => states)).toEqual([['broken'], ['broken']]);
});

it.each([
  ['old', 'new picture'],
  ['new', 'no picture'],
])('finds that the %s folder has no picture of a page', (folder, kind) => {
  for (const one of ['old', 'new']) put(one, 'same', ['Hello']);
  const path = join(at(folder), 'states/same.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), picture: null, pictureHash: null }));
  expect(compare()).toMatchObject([{ kind, states: ['same'] }]);
});

it.each([
  ['old', 'gone'],
  ['new', 'same'],
])('touches no file that the %s sweep names outside its folder', (folder, id) => {
  for (const one of ['old', 'new']) put(one, 'same', ['Hello', one]);
  put('old', 'gone', ['Hello']);
  writeFileSync(at('precious.jpg'), 'precious');
  const path = join(at(folder), 'states', `${id}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...record, picture: '../precious.jpg' }));
  expect(() => accept()).toThrow('is not a path below');
  expect(readFileSync(at('precious.jpg'), 'utf8')).toBe('precious');
});
