import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { envelopeText, type Opened, openEnvelope } from './envelope';
import { pemOf } from './keys';
import { SIGN_OFF_FOLDER, sha256, TIME_STAMP_FOLDER } from './manifest';
import { namesIn } from './pack-files';

/** The decisions about a pack: one signed statement each, in a chain, each about the content's hash. */

export const DECISIONS = ['approved', 'rejected', 'note'] as const;
/** `preparer`: has made the pack. `reviewer`: decides about pages. `approver`: decides about the whole pack. */
const ROLES = ['preparer', 'reviewer', 'approver'] as const;
export type Role = (typeof ROLES)[number];

const PREDICATE_TYPE = 'urn:account-verification:review-decision:v1';
const PREDICATE = z.strictObject({
  decision: z.enum([...DECISIONS, 'prepared']),
  /** Id of the page; null: the whole pack. */
  page: z.string().nullable(),
  by: z.string().min(1),
  role: z.enum(ROLES),
  note: z.string(),
  /** ISO 8601, by the signer's clock. */
  at: z.iso.datetime(),
  /** Hash of the build that the pack shows. */
  build: z.string(),
  /** SHA-256 of the file of the previous decision, so that none can be removed, inserted or moved unnoticed. Null for the first. */
  previous: z.string().nullable(),
  /** SHA-256 of the time stamp of the previous decision; null if it has none. */
  previousStamp: z.string().nullable().default(null),
  /** The service and the policy of the time stamp that the signer asked for; null: none. A pack without it is not whole. */
  timeStamp: z.strictObject({ service: z.string(), policy: z.string().nullable() }).nullable().default(null),
  /** Public key of the signer, as PEM; null for a decision that is not signed. */
  publicKey: z.string().nullable(),
  /** The approval of an earlier pack that holds for this page, which has not changed: its file's SHA-256, and its text. Null for a decision of its own. */
  kept: z.strictObject({ decision: z.string(), envelope: z.string() }).nullable().default(null),
});
type Predicate = z.output<typeof PREDICATE>;

/** A decision as it is made. */
export type SignOffOrder = Pick<Predicate, 'decision' | 'page' | 'by' | 'role' | 'note' | 'at' | 'build'> &
  Partial<Pick<Predicate, 'kept'>>;

/** A decision as the pack holds it. */
export interface SignOff extends Predicate {
  /** Its file, below the pack's folder. */
  readonly file: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly contentHash: string;
  /** Id of the key; undefined if it is not signed. */
  readonly keyId: string | undefined;
  readonly isSignedWith: Opened<Predicate>['isSignedWith'];
  readonly signature: Buffer | undefined;
  /** The answer of the service for time stamps; null: none. */
  readonly stamp: { readonly file: string; readonly hash: string; readonly bytes: Uint8Array } | null;
}

/** All decisions of a pack. A file in their folder that holds no decision counts as a problem. */
export interface SignOffs {
  readonly signOffs: readonly SignOff[];
  readonly problems: readonly string[];
}

const numbered = (folder: string, number: number, ending: string) =>
  `${folder}/${String(number).padStart(4, '0')}${ending}`;
const fileName = (number: number) => numbered(SIGN_OFF_FOLDER, number, '.dsse.json');
const stampName = (number: number) => numbered(TIME_STAMP_FOLDER, number, '.tsr');

export function readSignOffs(folder: string): SignOffs {
  const signOffs: SignOff[] = [];
  const problems: string[] = [];
  const stamps = namesIn(folder, TIME_STAMP_FOLDER).map((name) => `${TIME_STAMP_FOLDER}/${name}`);
  for (const [at, name] of namesIn(folder, SIGN_OFF_FOLDER).entries()) {
    const file = `${SIGN_OFF_FOLDER}/${name}`;
    const text = readFileSync(join(folder, file), 'utf8');
    const opened = openEnvelope(text, PREDICATE_TYPE, PREDICATE);
    if (file !== fileName(at + 1)) problems.push(`${file}: the decisions are not numbered from 0001 without a gap`);
    else if (opened === undefined) problems.push(`${file} is no signed decision`);
    else {
      const { predicate, subject, keyId, isSignedWith, signature } = opened;
      const own = stampName(at + 1);
      const stamp = stamps.includes(own) ? stampIn(folder, own) : null;
      signOffs.push({
        ...{ ...predicate, file, hash: sha256(text), contentHash: subject.sha256 },
        ...{ keyId, isSignedWith, signature, stamp },
      });
    }
  }
  const others = stamps.filter((file) => !signOffs.some(({ stamp }) => stamp?.file === file));
  return { signOffs, problems: [...problems, ...others.map((file) => `${file} is the time stamp of no decision`)] };
}

function stampIn(folder: string, file: string): NonNullable<SignOff['stamp']> {
  const bytes = readFileSync(join(folder, file));
  return { file, hash: sha256(bytes), bytes };
}

/** How a decision gets its time stamp. */
export interface Stamping {
  readonly words: NonNullable<Predicate['timeStamp']>;
  readonly ask: (stamped: { readonly signature: Uint8Array; readonly at: string }) => Promise<Uint8Array>;
}

/**
 * The files of decisions that come after those of a pack, by their paths; with a key they are signed. Nothing is written: a decision
 * without the time stamp that it asks for must not be added.
 */
export async function signOffFiles(
  before: readonly SignOff[],
  contentHash: string,
  orders: readonly SignOffOrder[],
  key?: KeyObject,
  stamping?: Stamping,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  let previous = before.at(-1)?.hash ?? null;
  let previousStamp = before.at(-1)?.stamp?.hash ?? null;
  for (const [at, order] of orders.entries()) {
    const predicate: Predicate = {
      ...{ ...order, kept: order.kept ?? null, previous, previousStamp },
      timeStamp: stamping?.words ?? null,
      publicKey: key === undefined ? null : pemOf(createPublicKey(key)),
    };
    const subject = { name: 'content', sha256: contentHash };
    const text = envelopeText({ subject, predicateType: PREDICATE_TYPE, predicate }, key);
    const number = before.length + at + 1;
    files.set(fileName(number), text);
    const signature = openEnvelope(text, PREDICATE_TYPE, PREDICATE)?.signature;
    const stamp = signature && (await stamping?.ask({ signature, at: order.at }));
    if (stamp !== undefined) files.set(stampName(number), stamp);
    previous = sha256(text);
    previousStamp = stamp === undefined ? null : sha256(stamp);
  }
  return files;
}

/** The approval that a decision keeps: signed, for the same page, with its hash. Undefined if it keeps none, or what it keeps is not that. */
export function keptApproval({
  kept,
  page,
  decision,
}: Pick<SignOff, 'kept' | 'page' | 'decision'>): KeptApproval | undefined {
  if (kept === null || page === null || decision !== 'approved' || sha256(kept.envelope) !== kept.decision)
    return undefined;
  const opened = openEnvelope(kept.envelope, PREDICATE_TYPE, PREDICATE);
  if (opened === undefined) return undefined;
  const { predicate, keyId, isSignedWith } = opened;
  const { publicKey } = predicate;
  const isOfPage = predicate.page === page && predicate.role === 'reviewer';
  const isOfWhole = predicate.page === null && predicate.role === 'approver';
  const isApproval = predicate.decision === 'approved' && (isOfPage || isOfWhole);
  const isOwn = predicate.kept === null && publicKey !== null && isSignedWith(publicKey);
  return isApproval && isOwn && keyId !== undefined
    ? { by: predicate.by, at: predicate.at, keyId, contentHash: opened.subject.sha256 }
    : undefined;
}

/** Who has approved a page in an earlier pack. */
export interface KeptApproval {
  readonly by: string;
  readonly at: string;
  readonly keyId: string;
  /** Content hash of the pack in which it was approved. */
  readonly contentHash: string;
}
