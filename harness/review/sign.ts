import type { KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../cli/exit';
import { overallDecision, refusal } from './chain';
import { keyId } from './keys';
import { writeManifest } from './manifest';
import { readFacts } from './pack-files';
import { writeReport } from './report/write-report';
import { writeSeal } from './seal';
import { readSignOffs, type SignOffOrder, type Stamping, signOffFiles } from './sign-off';
import { verifyPack } from './verify';

/** A decision as a person orders it; the time and the build are added. */
export type Decided = Omit<SignOffOrder, 'at' | 'build'>;

interface SignOptions {
  /** Writes the report of the folder. */
  readonly report?: ((folder: string) => Promise<void>) | undefined;
  /** Gets a time stamp for each decision, which has to be signed. */
  readonly stamping?: Stamping | undefined;
}

/**
 * Adds decisions to a pack, writes the report anew with them, and seals the pack.
 *
 * @param decided one decision, or several by the same person
 * @param key private key of the person; without one, the decisions are not signed
 * @throws {UsageError} when the pack was changed, or a decision is not possible; then none is added
 */
export async function signPack(
  folder: string,
  decided: Decided | readonly Decided[],
  key?: KeyObject,
  { report = writeReport, stamping }: SignOptions = {},
) {
  const { problems, manifest, signOffs } = await verifyPack(folder);
  if (problems.length > 0 || manifest === undefined) {
    throw new UsageError(`Only an unchanged pack can be signed:\n${problems.join('\n')}`);
  }
  if (stamping !== undefined && key === undefined) {
    throw new UsageError('--timestamp: a time stamp is one of a signature, so --key has to be there, too');
  }
  const { pages, build } = readFacts(folder);
  const all = [decided].flat();
  for (const one of all) {
    if (one.page !== null && !pages.includes(one.page)) {
      throw new UsageError(`--page: the pack has no page "${one.page}"`);
    }
    const refused = refusal(signOffs, { ...one, keyId: key && keyId(key) });
    if (refused !== undefined) throw new UsageError(refused);
  }
  const { contentHash } = manifest;
  const at = new Date().toISOString();
  const orders = all.map((one) => ({ ...one, at, build: build.hash }));
  const files = await signOffFiles(signOffs, contentHash, orders, key, stamping);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  await report(folder);
  const { hash } = writeManifest(folder);
  const count = signOffs.length + all.length;
  if (key !== undefined) writeSeal(folder, hash, count, key);
  return { signOffs: count, decision: overallDecision(readSignOffs(folder).signOffs), contentHash, manifest: hash };
}
