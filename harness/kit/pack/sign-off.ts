import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../errors';
import { envelopeText, openEnvelope } from './envelope';
import { pemOf } from './keys';
import { SIGN_OFF_FOLDER, sha256 } from './manifest';
import { isPlainName } from './names';
import { namesIn } from './pack-files';

/** A chain of signed statements about the content's hash. */

export const DECISIONS = ['approved', 'rejected', 'note'] as const;
/** The preparer made the pack, reviewers decide about pages, the approver about the whole pack. */
export const ROLES = ['preparer', 'reviewer', 'approver'] as const;
export type Role = (typeof ROLES)[number];

/** All files of the content. */
const SUBJECT = 'content';
const PREDICATE_TYPE = 'urn:account-verification:review-decision:v3';
const PREDICATE = z.strictObject({
  decision: z.enum([...DECISIONS, 'prepared']),
  /** Null: the whole pack. */
  page: z.string().nullable(),
  by: z.string().refine(isPlainName),
  role: z.enum(ROLES),
  note: z.string().regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u),
  /** ISO 8601, by the signer's clock. */
  at: z.iso.datetime({ precision: 3 }),
  build: z.string(),
  /** SHA-256 of the run's facts, which are not content. */
  run: z.string(),
  /** SHA-256 of the previous decision's file, so that changes of the chain show. Null for the first. */
  previous: z.string().nullable(),
  /** PEM. */
  publicKey: z.string(),
});
type Predicate = z.output<typeof PREDICATE>;

export type SignOffOrder = Omit<Predicate, 'previous' | 'publicKey'>;

export interface SignOff extends Predicate {
  /** Below the pack's folder. */
  readonly file: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly contentHash: string;
  readonly keyId: string;
  readonly isSigned: boolean;
}

/** Files that are not decisions count as problems. */
export interface SignOffs {
  readonly signOffs: readonly SignOff[];
  readonly problems: readonly string[];
}

const fileName = (number: number) => `${SIGN_OFF_FOLDER}/${String(number).padStart(4, '0')}.dsse.json`;

export function readSignOffs(folder: string): SignOffs {
  const signOffs: SignOff[] = [];
  const problems: string[] = [];
  for (const [at, name] of namesIn(folder, SIGN_OFF_FOLDER).entries()) {
    const file = `${SIGN_OFF_FOLDER}/${name}`;
    const text = readFileSync(join(folder, file), 'utf8');
    const opened = openEnvelope(text, PREDICATE_TYPE, PREDICATE);
    if (file !== fileName(at + 1)) problems.push(`${file}: the decisions are not numbered from 0001 without a gap`);
    else if (opened === undefined || opened.subject.name !== SUBJECT) problems.push(`${file} is not a signed decision`);
    else {
      const { predicate, subject, keyId, isSignedWith } = opened;
      const isSigned = isSignedWith(predicate.publicKey);
      signOffs.push({ ...predicate, file, hash: sha256(text), contentHash: subject.sha256, keyId, isSigned });
    }
  }
  return { signOffs, problems };
}

/** Appends to `before`. @throws {UsageError} if a name or a note cannot be signed */
export function signOffFile(
  before: readonly SignOff[],
  contentHash: string,
  order: SignOffOrder,
  key: KeyObject,
): { readonly path: string; readonly text: string } {
  const previous = before.at(-1)?.hash ?? null;
  const read = PREDICATE.safeParse({ ...order, previous, publicKey: pemOf(createPublicKey(key)) });
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => `--${path.join('.')}`);
    throw new UsageError(
      `${names.join(', ')}: no direction marks, control characters, doubled spaces or mixed scripts`,
    );
  }
  const subject = { name: SUBJECT, sha256: contentHash };
  const text = envelopeText({ subject, predicateType: PREDICATE_TYPE, predicate: read.data }, key);
  return { path: fileName(before.length + 1), text };
}
