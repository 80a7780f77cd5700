import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyId, makeKeys, readPrivateKey, readPublicKey } from './keys';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a pair of keys in a folder that was not there, which only its owner may enter', () => {
  const file = join(folder, 'new/keys/anna');
  const id = makeKeys(file);
  expect([keyId(readPrivateKey(file)), keyId(readPublicKey(`${file}.pub`))]).toEqual([id, id]);
  expect([statSync(file).mode & 0o777, statSync(join(folder, 'new/keys')).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(() => makeKeys(file)).toThrow('anna exists; a key is never overwritten');
});

it('says of each file that is no key what is wrong with it', () => {
  const file = (name: string) => join(folder, name);
  makeKeys(file('anna'));
  mkdirSync(file('folder'));
  writeFileSync(file('words'), 'words');
  writeFileSync(file('x25519'), generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const said = (read: (path: string) => unknown, name: string) => {
    expect(() => read(file(name)), name).toThrow(file(name));
    try {
      read(file(name));
    } catch (error) {
      return (error as Error).message.replace(file(name), '').replace(file(name), '');
    }
    return 'nothing';
  };
  expect(
    Object.fromEntries(
      ['none', 'folder', 'words', 'x25519', 'anna.pub'].map((name) => [name, said(readPrivateKey, name)]),
    ),
  ).toEqual({
    none: ' is not there',
    folder: ' is a folder; name the file in it',
    words: ' is not a private key of the kind that “review keygen” makes (ed25519)',
    x25519: ' is not a private key of the kind that “review keygen” makes (ed25519)',
    'anna.pub': ' is a public key; a signature needs the private one, the file without “.pub”',
  });
  expect(said(readPublicKey, 'anna')).toBe(
    ' is a private key, which only its owner may read; name the public one, “.pub”',
  );
  expect(said(makeKeys, 'words/anna')).toBe(' lies in something that is no folder');
});
