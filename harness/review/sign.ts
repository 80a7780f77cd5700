import type { KeyObject } from 'node:crypto';
import { UsageError } from '../cli/exit';
import { keyId } from './keys';
import { writeManifest } from './manifest';
import { readFacts } from './pack-files';
import { writeReport } from './report/write-report';
import { writeSeal } from './seal';
import { addSignOff, overallDecision, readSignOffs, refusal, type SignOffOrder } from './sign-off';
import { verifyPack } from './verify';

/** A decision as a person orders it; the time and the build are added. */
export type Decided = Omit<SignOffOrder, 'at' | 'build'>;

/**
 * Adds a decision to a pack, writes the report anew with it, and seals the pack.
 *
 * @param key private key of the person; without one, the decision is not signed
 * @param report writes the report of the folder
 * @throws {UsageError} when the pack was changed, or the decision is not possible
 */
export async function signPack(folder: string, decided: Decided, key?: KeyObject, report = writeReport) {
  const { problems, manifest, signOffs } = verifyPack(folder);
  if (problems.length > 0 || manifest === undefined) {
    throw new UsageError(`Only an unchanged pack can be signed:\n${problems.join('\n')}`);
  }
  const { pages, build } = readFacts(folder);
  const { page } = decided;
  if (page !== null && !pages.includes(page)) throw new UsageError(`--page: the pack has no page "${page}"`);
  const refused = refusal(signOffs, { ...decided, keyId: key && keyId(key) });
  if (refused !== undefined) throw new UsageError(refused);
  const { contentHash } = manifest;
  addSignOff(folder, contentHash, { ...decided, at: new Date().toISOString(), build: build.hash }, key);
  await report(folder);
  const { hash } = writeManifest(folder);
  const count = signOffs.length + 1;
  if (key !== undefined) writeSeal(folder, hash, count, key);
  return { signOffs: count, decision: overallDecision(readSignOffs(folder).signOffs), contentHash, manifest: hash };
}
