import { resolve } from 'node:path';
import { makeKeys } from '../kit/pack/keys';
import { readFacts } from '../kit/pack/pack-files';
import { type Person, readPeople } from '../kit/pack/people';
import { readReceipts } from '../kit/pack/receipts';
import type { SignOff } from '../kit/pack/sign-off';
import { comparePacks } from '../tools/review/compare';
import { rebuildProblems } from '../tools/review/rebuild';
import { dateTime } from '../tools/review/report/words';
import { verifyPack } from '../tools/review/verify';

/** Only reads packs: the code that shows pages loads the browser's driver. */

/** Returns the exit code. @throws {UsageError} if a file exists */
export function makeReviewKeys(out: string): number {
  const file = resolve(out);
  console.log(JSON.stringify({ key: file, publicKey: `${file}.pub`, id: makeKeys(file) }));
  return 0;
}

interface VerifyOptions {
  readonly people?: string | undefined;
  readonly receipts?: string | undefined;
  /** Whether to build the pack's commit again. */
  readonly rebuild?: boolean | undefined;
}

/** Prints a line for each decision. Resolves with the exit code. @throws {UsageError} if a file cannot be read */
export async function verifyReview(pack: string, options: VerifyOptions): Promise<number> {
  const people = options.people === undefined ? undefined : readPeople(resolve(options.people));
  const receipts = options.receipts === undefined ? undefined : readReceipts(resolve(options.receipts));
  const folder = resolve(pack);
  const { manifest, hash, signOffs, decision, ...found } = verifyPack(folder, { people, receipts });
  const isSound = found.problems.length === 0;
  const problems = options.rebuild && isSound ? rebuildProblems(readFacts(folder).build) : found.problems;
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || manifest === undefined) return 1;
  if (people === undefined) {
    console.error(
      'Without --people, keys are checked but people are not: anyone who changes all files can sign them with new keys.',
    );
  }
  for (const signOff of signOffs) console.log(decisionLine(signOff, people));
  const files = Object.keys(manifest.files).length;
  const { contentHash } = manifest;
  const checked = { people: people !== undefined, receipts: receipts !== undefined, rebuilt: options.rebuild === true };
  console.log(JSON.stringify({ files, contentHash, manifest: hash, signOffs: signOffs.length, decision, ...checked }));
  return 0;
}

function decisionLine({ decision, by, role, at, page, keyId }: SignOff, people: readonly Person[] | undefined): string {
  const person = people?.find((one) => one.keyId === keyId);
  const who = person === undefined ? 'not checked' : `${person.function}, ${person.organisation}`;
  return [
    `${decision} by ${by} (${who})`,
    ...[role, dateTime(at, 'second'), page === null ? 'the whole pack' : `page ${page}`, `key ${keyId}`],
  ].join(', ');
}

/** Resolves with exit code 1 if a page differs. @throws {UsageError} if a pack was changed */
export async function compareReviews(
  before: string,
  after: string,
  { out }: { readonly out: string },
): Promise<number> {
  const found = await comparePacks(resolve(before), resolve(after), resolve(out));
  console.log(JSON.stringify(found));
  return found.changes === 0 ? 0 : 1;
}
