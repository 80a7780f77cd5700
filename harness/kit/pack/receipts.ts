import { appendFileSync } from 'node:fs';
import * as z from 'zod';
import { parsedJson } from '../../core/parsed-json';
import { UsageError } from '../errors';
import { givenText } from '../given-file';
import type { SignOff } from './sign-off';

/** A line for each decision, in a file that the signer keeps. Shows that decisions were cut off, which the pack cannot. */

const HASH = z.string().regex(/^[0-9a-f]{64}$/);
const RECEIPT = z.strictObject({
  at: z.string(),
  by: z.string(),
  decision: z.string(),
  page: z.string().nullable(),
  contentHash: HASH,
  run: HASH,
  /** SHA-256 of the file of the decision. */
  signOff: HASH,
});

export function receiptOf({ at, by, decision, page, contentHash, run, hash }: SignOff): string {
  return JSON.stringify({ at, by, decision, page, contentHash, run, signOff: hash });
}

/** @throws {UsageError} if the file cannot be written; the pack has the decision anyway */
export function keepReceipt(file: string, signOff: SignOff): void {
  try {
    appendFileSync(file, `${receiptOf(signOff)}\n`);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new UsageError(`--receipt: the decision was added, and ${file} cannot be written: ${why}`);
  }
}

/** @throws {UsageError} if the file is missing */
export function readReceipts(file: string): readonly string[] {
  return givenText(file, `--receipts: ${file}`).split(/\r?\n/).filter(Boolean);
}

/** Decisions that the pack lacks. Ignores receipts of other packs. */
export function receiptProblems(
  lines: readonly string[],
  signOffs: readonly SignOff[],
  { contentHash, run }: Pick<SignOff, 'contentHash' | 'run'>,
): string[] {
  const receipts = lines.map((line) => RECEIPT.safeParse(parsedJson(line)).data);
  const broken = receipts.flatMap((one, at) =>
    one === undefined ? [`Line ${at + 1} of the receipts is not a receipt`] : [],
  );
  const own = receipts
    .filter((one) => one !== undefined)
    .filter((one) => one.contentHash === contentHash && one.run === run);
  if (own.length === 0) return [...broken, 'None of the receipts is about this pack'];
  const held = new Set(signOffs.map(({ hash }) => hash));
  const cut = own.filter(({ signOff }) => !held.has(signOff));
  return [
    ...broken,
    ...cut.map(
      ({ decision, by, page, at }) => `${decision} by ${by}, ${at}, ${page ?? 'the whole pack'}: it was cut off`,
    ),
  ];
}
