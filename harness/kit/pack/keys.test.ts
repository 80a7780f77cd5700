import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyId, makeKeys, readPrivateKey } from './keys';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes a key pair into a new folder that only its owner may enter', () => {
  const file = join(folder, 'new/keys/anna');
  const id = makeKeys(file);
  expect([keyId(readPrivateKey(file)), keyId(createPublicKey(readFileSync(`${file}.pub`)))]).toEqual([id, id]);
  expect([statSync(file).mode & 0o777, statSync(join(folder, 'new/keys')).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(() => makeKeys(file)).toThrow('anna exists; a key is never overwritten');
});

it('says what is wrong with each file that is not a key', () => {
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
  expect(said(makeKeys, 'words/anna')).toBe(' is inside something that is not a folder');
});
