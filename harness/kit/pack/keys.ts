import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileText } from '../../../src/domain/input/file-text';
import { lookUp } from '../../../src/domain/look-up';
import { UsageError } from '../errors';
import { sha256 } from './manifest';

/** Signing keys: ed25519 in PEM files (PKCS #8 and SPKI), as `openssl pkey` reads. */

/**
 * Writes a private key that only its owner may read, and `FILE.pub`. Returns the key's id. @throws {UsageError} if a
 * file exists or cannot be written
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

/** By the system's error code. */
const FILE_WORDS: Readonly<Record<string, string>> = {
  EEXIST: 'exists; a key is never overwritten, name another file',
  ENOENT: 'is not there',
  EISDIR: 'is a folder; name the file in it',
  ENOTDIR: 'is inside something that is not a folder',
  EACCES: 'must be readable and writable for you',
  EPERM: 'must be readable and writable for you',
  EROFS: 'cannot be written on this disk',
};

/** @throws {UsageError} if the system refuses it */
function orSayWhy<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file} ${lookUp(FILE_WORDS, code) ?? `cannot be used: ${message}`}`);
  }
}

/** @throws {UsageError} if it cannot be read or is not such a key */
export function readPrivateKey(file: string): KeyObject {
  const pem = fileText(orSayWhy(file, () => readFileSync(file)));
  if (pem.includes('PUBLIC KEY')) {
    throw new UsageError(`${file} is a public key; a signature needs the private one, the file without “.pub”`);
  }
  return ed25519(file, () => createPrivateKey(pem));
}

function ed25519(file: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The message below says what to do.
  }
  throw new UsageError(`${file} is not a private key of the kind that “review keygen” makes (ed25519)`);
}

/** A public key as text. */
export function pemOf(publicKey: KeyObject): string {
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

/** SHA-256 of the public key (SPKI, DER), as `openssl pkey -pubin -in FILE.pub -outform der | sha256sum` prints. */
export function keyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return sha256(publicKey.export({ type: 'spki', format: 'der' }));
}
