import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { envelopeText, type Opened, openEnvelope } from './envelope';
import { pemOf } from './keys';
import { SIGN_OFF_FOLDER, sha256 } from './manifest';
import { namesIn } from './pack-files';

/** The decisions about a pack: one signed statement each, in a chain, each about the content's hash. */

export const DECISIONS = ['approved', 'rejected', 'note'] as const;
/** `preparer`: has made the pack. `reviewer`: decides about pages. `approver`: decides about the whole pack. */
const ROLES = ['preparer', 'reviewer', 'approver'] as const;
type Role = (typeof ROLES)[number];

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
}

/** What stands in a pack about decisions: a file that is none counts as a problem. */
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
    else if (opened === undefined) problems.push(`${file} is no signed decision`);
    else {
      const { predicate, subject, keyId, isSignedWith } = opened;
      signOffs.push({ ...predicate, file, hash: sha256(text), contentHash: subject.sha256, keyId, isSignedWith });
    }
  }
  return { signOffs, problems };
}

/** Adds a decision at the end of the chain; with a key, signed. */
export function addSignOff(folder: string, contentHash: string, order: SignOffOrder, key?: KeyObject): void {
  const { signOffs } = readSignOffs(folder);
  const predicate: Predicate = {
    ...order,
    kept: order.kept ?? null,
    previous: signOffs.at(-1)?.hash ?? null,
    publicKey: key === undefined ? null : pemOf(createPublicKey(key)),
  };
  mkdirSync(join(folder, SIGN_OFF_FOLDER), { recursive: true });
  const subject = { name: 'content', sha256: contentHash };
  const text = envelopeText({ subject, predicateType: PREDICATE_TYPE, predicate }, key);
  writeFileSync(join(folder, fileName(signOffs.length + 1)), text);
}

/** What is wrong with a chain of decisions about a content, whoever has signed them. */
export function chainProblems(signOffs: readonly SignOff[], contentHash: string, pages: readonly string[]): string[] {
  return signOffs.flatMap((signOff, at) => {
    const { file, previous, page, by, decision, role, publicKey, keyId } = signOff;
    const before = signOffs.slice(0, at);
    const last = before.at(-1);
    const wrong: readonly (readonly [boolean, string])[] = [
      [previous !== (last?.hash ?? null), 'what stands before it was changed, moved or removed'],
      [signOff.contentHash !== contentHash, 'it is about another content'],
      [page !== null && !pages.includes(page), `the pack has no page ${page}`],
      [Date.parse(signOff.at) < Date.parse(last?.at ?? signOff.at), 'it is older than the one before it'],
      [(publicKey === null) !== (keyId === undefined), 'its key is missing'],
      [publicKey !== null && !signOff.isSignedWith(publicKey), 'its signature does not fit'],
      [roleOf(decision, page) !== undefined && roleOf(decision, page) !== role, `a ${role} cannot decide this`],
      [signOff.kept !== null && keptApproval(signOff) === undefined, 'the approval that it keeps is none of this page'],
    ];
    const problems = wrong.flatMap(([is, what]) => (is ? [`${file}, ${decision} by ${by}: ${what}`] : []));
    const refused = refusal(before, signOff);
    return refused === undefined ? problems : [...problems, `${file}: ${refused}`];
  });
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
  const isApproval = predicate.decision === 'approved' && predicate.page === page && predicate.role === 'reviewer';
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

/** The role that a decision takes; undefined where it may be any. */
function roleOf(decision: Predicate['decision'], page: string | null): Role | undefined {
  if (decision === 'prepared') return 'preparer';
  if (page !== null) return 'reviewer';
  return decision === 'note' ? undefined : 'approver';
}

/**
 * Why a decision must not be made after others; undefined if it may. Four eyes: who has prepared the pack does not approve it, nor with another
 * name or another key.
 */
export function refusal(
  before: readonly SignOff[],
  { decision, role, by, keyId, page, kept = null }: Refusable,
): string | undefined {
  if (before.length > 0 && before.some((one) => (one.keyId === undefined) !== (keyId === undefined))) {
    return 'A pack has decisions that are signed or decisions that are not, never both';
  }
  if (decision === 'prepared' && page !== null) return 'A pack is prepared as a whole';
  const isOneOf = (others: readonly SignOff[]) =>
    others.some((one) => sameName(one.by, by) || (keyId !== undefined && one.keyId === keyId));
  const isOneOfThem = isOneOf(
    before.filter((one) => (role === 'approver' ? one.role === 'preparer' : one.role === 'approver')),
  );
  const keepsOwn =
    (kept !== null && isOneOf(before.filter((one) => one.role === 'preparer'))) ||
    (role === 'preparer' && isOneOf(before.filter((one) => one.kept !== null)));
  if (keepsOwn)
    return `${by} cannot both prepare a pack and keep approvals for it: another person with another key has to`;
  if ((role === 'approver' || role === 'preparer') && isOneOfThem) {
    return `${by} cannot both prepare and approve: another person with another key has to`;
  }
  if (role !== 'approver' || decision !== 'approved') return undefined;
  if (keyId !== undefined && !before.some((one) => one.decision === 'prepared')) {
    return 'Nobody has signed as the preparer: "review sign" with --decision prepared comes first';
  }
  const rejected = rejectedPages(before);
  return rejected.length === 0
    ? undefined
    : `The pack cannot be approved while pages are rejected: ${rejected.join(', ')}`;
}

type Refusable = Pick<SignOff, 'decision' | 'role' | 'by' | 'keyId' | 'page'> & Partial<Pick<SignOff, 'kept'>>;

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Pages whose last decision is a rejection. */
function rejectedPages(signOffs: readonly Pick<SignOff, 'decision' | 'page'>[]): string[] {
  const last = new Map<string, string>();
  for (const { page, decision } of signOffs) if (page !== null && decision !== 'note') last.set(page, decision);
  return [...last].filter(([, decision]) => decision === 'rejected').map(([page]) => page);
}

/**
 * The decision about the whole pack: the approver's last one; `rejected` as well if a page was rejected after it. `open` until there is one.
 */
export function overallDecision(signOffs: readonly Pick<SignOff, 'decision' | 'page' | 'role'>[]) {
  if (rejectedPages(signOffs).length > 0) return 'rejected';
  const last = signOffs.findLast(
    ({ page, decision, role }) => page === null && role === 'approver' && decision !== 'note',
  );
  return last?.decision === 'approved' || last?.decision === 'rejected' ? last.decision : 'open';
}
