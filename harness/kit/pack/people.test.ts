import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPeople } from './people';

const folder = mkdtempSync(join(tmpdir(), 'people-'));
afterAll(() => rmSync(folder, { recursive: true }));

const publicKey = () =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const own = publicKey();
const person = (change: object = {}) => ({
  ...{ name: 'Ian Moore', function: 'Head of Compliance', organisation: 'Example Ltd', roles: ['approver'] },
  publicKey: publicKey(),
  ...change,
});
const read = (...people: readonly object[]) => {
  const file = join(folder, 'people.json');
  writeFileSync(file, JSON.stringify({ people }));
  return readPeople(file);
};

it('reads people, each with the id of the key', () => {
  const others = ['山田 花子', 'ジョー Smith', 'Kaʻiulani', 'Ольга Иванова', 'محمد علي'];
  expect(read(person(), ...others.map((name) => person({ name })))).toMatchObject([
    { name: 'Ian Moore', keyId: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ...others.map((name) => ({ name })),
  ]);
});

it.each([
  ['in other case', 'ian moore'],
  ['with other spaces', 'IanMoore'],
  ['with an accent', 'Ian Moóre'],
  ['with another letter of the same look', 'lan Moore'],
  ['with two letters that look like one', 'Ian rnoore'],
])('refuses the same name twice: %s', (_what, name) => {
  expect(() => read(person(), person({ name }))).toThrow('look the same');
});

it.each([
  ['a whole name of Cyrillic letters', 'Расо', 'Paco'],
  ['a whole name of Greek letters', 'Ταο', 'Tao'],
])('refuses %s beside the Latin one', (_what, one, other) => {
  expect(() => read(person({ name: one }), person({ name: other }))).toThrow('look the same');
});

it.each<[string, object, string]>([
  ['a doubled space', { name: 'Ian  Moore' }, 'people.0.name'],
  ['a direction mark', { name: 'Ian Moore\u200f' }, 'people.0.name'],
  ['a Cyrillic letter', { name: 'Ian M\u043eore' }, 'people.0.name'],
  ['an Armenian letter', { name: 'Ian M\u0585ore' }, 'people.0.name'],
  ['a Cherokee letter', { name: 'Ian \u13b7oore' }, 'people.0.name'],
  ['wide letters', { name: '\uff29an Moore' }, 'people.0.name'],
  ['no function', { function: '' }, 'people.0.function'],
  ['no role', { roles: [] }, 'people.0.roles'],
  ['an unknown role', { roles: ['owner'] }, 'people.0.roles.0'],
  ['a key that is none', { publicKey: 'x' }, 'people.0.publicKey'],
  ['a key that is spelled otherwise', { publicKey: `${own} ` }, 'people.0.publicKey'],
  ['an unknown word', { key: 'x' }, 'people.0'],
])('refuses a person with %s', (_what, change, path) => {
  expect(() => read(person(change))).toThrow(path);
});

it.each([
  ['after a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['in UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('reads a file %s', (_what, bytes) => {
  const file = join(folder, 'encoded.json');
  writeFileSync(file, bytes(JSON.stringify({ people: [person()] })));
  expect(readPeople(file)).toMatchObject([{ name: 'Ian Moore' }]);
});

it('names the place of what is not JSON', () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{\n "people": [,]\n}');
  expect(() => readPeople(file)).toThrow(`--people: ${file} is not JSON: line 2, column 13`);
});

it('refuses the same key twice, and a file that is not there or no register', () => {
  expect(() => read(person({ publicKey: own }), person({ name: 'Other', publicKey: own }))).toThrow(
    'have the same key',
  );
  expect(() => readPeople(join(folder, 'none.json'))).toThrow('is not there');
  expect(() => read()).toThrow('is not a register');
});
