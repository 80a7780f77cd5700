import { resolve } from 'node:path';
import { comparePacks } from '../review/compare';
import { makeKeys, readPublicKey } from '../review/keys';
import { readRoots } from '../review/time-stamp/roots';
import { verifyPack } from '../review/verify';

/** What only reads packs. What shows pages has files of its own, because it loads the browser's driver. */

/** Makes the keys of a person who signs; returns the exit code. @throws {UsageError} when a file exists */
export function makeReviewKeys(out: string): number {
  const file = resolve(out);
  console.log(JSON.stringify({ key: file, publicKey: `${file}.pub`, id: makeKeys(file) }));
  return 0;
}

interface VerifyOptions {
  /** Files of public keys. */
  readonly key?: readonly string[] | undefined;
  /** Folder of the pack from which approvals were kept. */
  readonly old?: string | undefined;
  /** Files with certificates of the authorities of time stamps. */
  readonly tsaCa?: readonly string[] | undefined;
}

/** Checks a pack, with keys also who has signed it; resolves with the exit code. @throws {UsageError} when a key or certificate cannot be read */
export async function verifyReview(pack: string, { key, old, tsaCa }: VerifyOptions): Promise<number> {
  const keys = key?.map((file) => readPublicKey(resolve(file)));
  const earlier = old === undefined ? undefined : resolve(old);
  const roots = tsaCa?.flatMap((file) => readRoots(resolve(file)));
  const order = { keys, old: earlier, roots };
  const { problems, manifest, hash, signOffs, decision } = await verifyPack(resolve(pack), order);
  const timeStamps = signOffs.filter(({ stamp }) => stamp !== null).length;
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || manifest === undefined) return 1;
  if (keys === undefined) {
    console.error(
      'Without --key only the integrity is checked, not the authorship: whoever changes all files can write new signatures.',
    );
  }
  if (earlier === undefined && signOffs.some(({ kept }) => kept !== null)) {
    console.error(
      'Without --old, that the pages of kept approvals have not changed is the word of the person who kept them.',
    );
  }
  if (roots === undefined && timeStamps > 0) {
    console.error(
      'Without --tsa-ca the issuers of the time stamps are not checked: anyone can make one with a certificate of their own.',
    );
  }
  const files = Object.keys(manifest.files).length;
  const { contentHash } = manifest;
  console.log(
    JSON.stringify({
      files,
      contentHash,
      manifest: hash,
      signOffs: signOffs.length,
      decision,
      authors: keys !== undefined,
      timeStamps,
      issuers: roots !== undefined,
    }),
  );
  return 0;
}

/** Compares two packs; resolves with the exit code: 1 if a page differs. @throws {UsageError} when a pack was changed */
export async function compareReviews(
  before: string,
  after: string,
  { out }: { readonly out: string },
): Promise<number> {
  const found = await comparePacks(resolve(before), resolve(after), resolve(out));
  console.log(JSON.stringify(found));
  return found.changes === 0 ? 0 : 1;
}
