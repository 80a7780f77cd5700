import { resolve } from 'node:path';
import { comparePacks } from '../review/compare';
import { makeKeys, readPrivateKey, readPublicKey } from '../review/keys';
import { writePack } from '../review/pack';
import type { PackLabels } from '../review/pack-files';
import type { ReviewScope } from '../review/review-states';
import { type Decided, signPack } from '../review/sign';
import { verifyPack } from '../review/verify';
import { DIST_DIR } from './paths';

interface WriteOptions extends ReviewScope, PackLabels {
  readonly out: string;
  readonly dist?: string | undefined;
}

/**
 * Writes a review pack; resolves with the exit code: 1 if a page failed a check.
 *
 * @throws {UsageError} when the folder is not empty, or there is no build as it was built
 */
export async function writeReview({ out: folder, dist, title, purpose, owner, retention, ...scope }: WriteOptions) {
  const out = resolve(folder);
  const distDir = resolve(dist ?? DIST_DIR);
  const labels = { title, purpose, owner, retention };
  const { states, failed, manifest } = await writePack({
    scope,
    labels,
    out,
    distDir,
    say: (line) => console.error(line),
  });
  console.log(JSON.stringify({ states, failed, out, contentHash: manifest.contentHash }));
  return failed === 0 ? 0 : 1;
}

/** Makes the keys of a person who signs; returns the exit code. @throws {UsageError} when a file exists */
export function makeReviewKeys(out: string): number {
  const file = resolve(out);
  console.log(JSON.stringify({ key: file, publicKey: `${file}.pub`, id: makeKeys(file) }));
  return 0;
}

/** Checks a pack, with keys also who has signed it; returns the exit code. @throws {UsageError} when a key cannot be read */
export function verifyReview(pack: string, { key }: { readonly key?: readonly string[] | undefined }): number {
  const keys = key?.map((file) => readPublicKey(resolve(file)));
  const { problems, manifest, hash, signOffs, decision } = verifyPack(resolve(pack), keys);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || manifest === undefined) return 1;
  if (keys === undefined) {
    console.error(
      'Without --key only the integrity is checked, not the authorship: whoever changes all files can write new signatures.',
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
    }),
  );
  return 0;
}

/** Compares two packs; returns the exit code: 1 if a page differs. @throws {UsageError} when a pack was changed */
export function compareReviews(before: string, after: string, { out }: { readonly out: string }): number {
  const found = comparePacks(resolve(before), resolve(after), resolve(out));
  console.log(JSON.stringify(found));
  return found.changes === 0 ? 0 : 1;
}

interface SignOptions extends Omit<Decided, 'page'> {
  /** Id of the page. Default: the whole pack. */
  readonly page?: string | undefined;
  /** File of the private key. */
  readonly key?: string | undefined;
}

/** Adds a decision to a pack; resolves with the exit code. @throws {UsageError} when the pack was changed, or the decision is not possible */
export async function signReview(
  pack: string,
  { page, key: file, by, decision, role, note }: SignOptions,
): Promise<number> {
  const key = file === undefined ? undefined : readPrivateKey(resolve(file));
  const decided = { by, decision, role, note, page: page ?? null };
  console.log(JSON.stringify(await signPack(resolve(pack), decided, key)));
  return 0;
}
