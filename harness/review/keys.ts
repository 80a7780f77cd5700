import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../cli/exit';
import { sha256 } from './manifest';

/** Keys of the people who sign packs: ed25519, in the usual PEM files (PKCS #8 and SPKI), which `openssl pkey` reads as well. */

/**
 * Makes a pair of keys. The private key goes to a file that only its owner may read, the public key beside it, to `FILE.pub`.
 *
 * @returns the id of the key
 * @throws {UsageError} when one of the files exists
 */
export function makeKeys(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeNew(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  writeNew(`${file}.pub`, pemOf(publicKey), 0o644);
  return keyId(publicKey);
}

function writeNew(file: string, content: string | Buffer, mode: number): void {
  try {
    writeFileSync(file, content, { flag: 'wx', mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError(`--out: ${file} exists; a key is never overwritten, name another file`);
  }
}

/** @throws {UsageError} when the file holds no private key of this kind */
export function readPrivateKey(file: string): KeyObject {
  return ed25519(file, 'a private key', createPrivateKey);
}

/** @throws {UsageError} when the file holds no public key of this kind */
export function readPublicKey(file: string): KeyObject {
  return ed25519(file, 'a public key', (pem) => {
    // Node would take a private key, too, and derive the public one: whoever passes that shows the private key to a program without need.
    if (pem.includes('PRIVATE KEY')) throw new UsageError('private');
    return createPublicKey(pem);
  });
}

function ed25519(file: string, what: string, read: (pem: string) => KeyObject): KeyObject {
  try {
    const key = read(readFileSync(file, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The message below says what to do.
  }
  throw new UsageError(`--key: ${file} is not ${what} that "review keygen" has made`);
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
