import type { KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../kit/errors';
import { overallDecision, refusal } from '../../kit/pack/chain';
import { keyId } from '../../kit/pack/keys';
import { writeManifest } from '../../kit/pack/manifest';
import { readFacts, readRun, runHash } from '../../kit/pack/pack-files';
import { type Person, stranger } from '../../kit/pack/people';
import { readSignOffs, type SignOff, type SignOffOrder, signOffFile } from '../../kit/pack/sign-off';
import { writeReport } from './report/write-report';
import { failedPages, verifyPack } from './verify';

/** A decision without its time and build, which are added. */
export type Decided = Omit<SignOffOrder, 'at' | 'build' | 'run'>;

interface SignOrder {
  /** The register of all who may sign. Default: the key's name is not checked. */
  readonly people?: readonly Person[] | undefined;
  /** Writes the folder's report. */
  readonly report?: (folder: string) => Promise<void>;
}

/**
 * Adds a decision to a pack and writes the report again.
 * @param key the person's private key
 * @throws {UsageError} if the pack was changed or the decision is not possible; nothing is added then
 */
export async function signPack(
  folder: string,
  decided: Decided,
  key: KeyObject,
  { people, report = writeReport }: SignOrder = {},
) {
  const { problems, manifest, signOffs } = verifyPack(folder, {
    report: 'skip',
    ...(signedBefore(folder) && { people }),
  });
  if (problems.length > 0 || manifest === undefined) {
    throw new UsageError(`Only an unchanged pack can be signed:\n${problems.join('\n')}`);
  }
  const { pages, build } = readFacts(folder);
  const { page } = decided;
  if (page !== null && !pages.includes(page)) throw new UsageError(`--page: the pack has no page "${page}"`);
  const own = { ...decided, keyId: keyId(key) };
  const refused = refusal(signOffs, own, failedPages(folder)) ?? (people && stranger(people, own));
  if (refused !== undefined) throw new UsageError(refused);
  const at = new Date().toISOString();
  if ([readRun(folder).endedAt, ...signOffs.map((one) => one.at)].some((time) => at < time))
    throw new UsageError('The clock of this machine is behind that of the pack');
  const { contentHash } = manifest;
  const { path, text } = signOffFile(
    signOffs,
    contentHash,
    { ...decided, at, build: build.hash, run: runHash(folder) },
    key,
  );
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  await report(folder);
  const { hash } = writeManifest(folder);
  const after = readSignOffs(folder).signOffs;
  return {
    ...{ signOffs: after.length, decision: overallDecision(after), contentHash, manifest: hash },
    signed: after.at(-1) as SignOff,
  };
}

const signedBefore = (folder: string) => readSignOffs(folder).signOffs.length > 0;
