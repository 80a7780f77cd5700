import { resolve } from 'node:path';
import { verifyPack, writeManifest } from '../review/manifest';
import { writePack } from '../review/pack';
import type { ReviewScope } from '../review/review-states';
import { addSignOff, brokenSignOffs, readSignOffs, type SignOff } from '../review/sign-off';
import { readRecord } from '../sweep/record';
import { UsageError } from './exit';
import { DIST_DIR } from './paths';
import { buildHash } from './sweep';

interface WriteOptions extends ReviewScope {
  readonly out: string;
  readonly dist?: string | undefined;
}

/** Writes a review pack; resolves with the exit code. @throws {UsageError} when the folder is not empty, or there is no build */
export async function writeReview({ out: folder, dist, ...scope }: WriteOptions): Promise<number> {
  const out = resolve(folder);
  const distDir = resolve(dist ?? DIST_DIR);
  const { states, failed } = await writePack({ scope, out, distDir, build: await buildHash(distDir) });
  console.log(JSON.stringify({ states, failed, out, manifest: writeManifest(out) }));
  return 0;
}

/** Checks that nothing in a pack was changed; returns the exit code. */
export function verifyReview(pack: string): number {
  const folder = resolve(pack);
  const found = verifyPack(folder);
  const problems = found.ok ? brokenSignOffs(readSignOffs(folder)) : found.problems;
  for (const problem of problems) console.error(problem);
  if (!found.ok || problems.length > 0) return 1;
  console.log(JSON.stringify({ files: found.files, manifest: found.hash }));
  return 0;
}

/** Adds a sign-off to a pack; returns the exit code. @throws {UsageError} when the pack was changed, or has no such page */
export function signReview(pack: string, signOff: Omit<SignOff, 'at' | 'previous'>): number {
  const folder = resolve(pack);
  const found = verifyPack(folder);
  if (!found.ok) throw new UsageError(`Only an unchanged pack can be signed:\n${found.problems.join('\n')}`);
  if (readRecord(folder, signOff.page) === undefined) {
    throw new UsageError(`--page: the pack has no page "${signOff.page}"`);
  }
  addSignOff(folder, { ...signOff, at: new Date().toISOString() });
  console.log(JSON.stringify({ signOffs: readSignOffs(folder).length, manifest: writeManifest(folder) }));
  return 0;
}
