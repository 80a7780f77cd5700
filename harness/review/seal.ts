import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { envelopeText, openEnvelope } from './envelope';
import { MANIFEST_FILE, SEAL_FILE } from './manifest';
import type { SignOff } from './sign-off';

/**
 * The seal: whoever adds a decision signs the manifest with the same key. So the report that shows the decisions is covered, too, and a decision
 * that is cut off at the end is missed.
 */

const PREDICATE_TYPE = 'urn:account-verification:review-seal:v1';
const PREDICATE = z.strictObject({ signOffs: z.number() });

export function writeSeal(folder: string, manifestHash: string, signOffs: number, key: KeyObject): void {
  const subject = { name: MANIFEST_FILE, sha256: manifestHash };
  const text = envelopeText({ subject, predicateType: PREDICATE_TYPE, predicate: { signOffs } }, key);
  writeFileSync(join(folder, SEAL_FILE), text);
}

/** What is wrong with the seal of a pack; undefined if it fits, or if there is none and nobody has signed. */
export function sealProblem(folder: string, manifestHash: string, signOffs: readonly SignOff[]): string | undefined {
  const path = join(folder, SEAL_FILE);
  const publicKey = signOffs.at(-1)?.publicKey ?? null;
  if (!existsSync(path)) return publicKey === null ? undefined : `${SEAL_FILE} is missing`;
  if (publicKey === null) return `${SEAL_FILE} is there, but nobody has signed`;
  const seal = openEnvelope(readFileSync(path, 'utf8'), PREDICATE_TYPE, PREDICATE);
  const fits =
    seal?.subject.sha256 === manifestHash &&
    seal.predicate.signOffs === signOffs.length &&
    seal.isSignedWith(publicKey);
  return fits ? undefined : `${SEAL_FILE}: it is not the last signer's signature over this ${MANIFEST_FILE}`;
}
