import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lookUp } from '../../src/domain/look-up';
import { UsageError } from '../cli/exit';
import { sha256 } from './manifest';

/** Keys of the people who sign packs: ed25519, in the usual PEM files (PKCS #8 and SPKI), which `openssl pkey` reads as well. */

/**
 * Makes a pair of keys. The private key goes to a file that only its owner may read, the public key beside it, to `FILE.pub`. A folder that is
 * missing is made, for its owner alone.
 *
 * @returns the id of the key
 * @throws {UsageError} when one of the files exists, or cannot be written
 */
export function makeKeys(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const folder = dirname(file);
  if (!existsSync(folder)) orSayWhy(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  writeNew(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  writeNew(`${file}.pub`, pemOf(publicKey), 0o644);
  return keyId(publicKey);
}

function writeNew(file: string, content: string | Buffer, mode: number): void {
  orSayWhy(file, () => writeFileSync(file, content, { flag: 'wx', mode }));
}

/** What is wrong with the file of a key, by the code of the operating system. */
const FILE_WORDS: Readonly<Record<string, string>> = {
  EEXIST: 'exists; a key is never overwritten, name another file',
  ENOENT: 'is not there',
  EISDIR: 'is a folder; name the file in it',
  ENOTDIR: 'lies in something that is no folder',
  EACCES: 'may not be read or written by you',
  EPERM: 'may not be read or written by you',
  EROFS: 'cannot be written on this disk',
};

/** Does something with the file of a key. @throws {UsageError} when the operating system refuses it */
function orSayWhy<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file} ${lookUp(FILE_WORDS, code) ?? `cannot be used: ${message}`}`);
  }
}

/** @throws {UsageError} when the file cannot be read, or holds no private key of this kind */
export function readPrivateKey(file: string): KeyObject {
  const pem = orSayWhy(file, () => readFileSync(file, 'utf8'));
  if (pem.includes('PUBLIC KEY')) {
    throw new UsageError(`${file} is a public key; a signature needs the private one, the file without “.pub”`);
  }
  return ed25519(file, 'a private key', () => createPrivateKey(pem));
}

/** @throws {UsageError} when the file cannot be read, or holds no public key of this kind */
export function readPublicKey(file: string): KeyObject {
  const pem = orSayWhy(file, () => readFileSync(file, 'utf8'));
  // Node would take a private key, too, and derive the public one: whoever passes that shows the private key to a program without need.
  if (pem.includes('PRIVATE KEY')) {
    throw new UsageError(`${file} is a private key, which only its owner may read; name the public one, “${file}.pub”`);
  }
  return ed25519(file, 'a public key', () => createPublicKey(pem));
}

function ed25519(file: string, what: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The message below says what to do.
  }
  throw new UsageError(`${file} is not ${what} of the kind that “review keygen” makes (ed25519)`);
}

/** A public key as text. */
export function pemOf(publicKey: KeyObject): string {
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

/** Id of a key: SHA-256 of its public part (SPKI, DER). `openssl pkey -pubin -in FILE.pub -outform der | sha256sum` prints it. */
export function keyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return sha256(publicKey.export({ type: 'spki', format: 'der' }));
}
