import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './manifest';

/** File with the notes and sign-offs of a pack; its manifest covers it. */
export const SIGN_OFF_FILE = 'sign-offs.json';

export const DECISIONS = ['approved', 'rejected', 'note'] as const;
type Decision = (typeof DECISIONS)[number];

/** The decision of a reviewer about one page. */
export interface SignOff {
  /** Id of the page's state. */
  readonly page: string;
  readonly by: string;
  readonly decision: Decision;
  readonly note: string;
  readonly at: string;
  /** SHA-256 of the previous sign-off, so that none can be removed or inserted unnoticed. Empty for the first. */
  readonly previous: string;
}

export function readSignOffs(folder: string): SignOff[] {
  const path = join(folder, SIGN_OFF_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SignOff[]) : [];
}

/** Adds a sign-off at the end of the chain. */
export function addSignOff(folder: string, signOff: Omit<SignOff, 'previous'>): void {
  const before = readSignOffs(folder);
  const last = before.at(-1);
  const added: SignOff = { ...signOff, previous: last === undefined ? '' : sha256(JSON.stringify(last)) };
  writeFileSync(join(folder, SIGN_OFF_FILE), `${JSON.stringify([...before, added], null, 1)}\n`);
}

/** The places at which the chain of sign-offs is broken. */
export function brokenSignOffs(signOffs: readonly SignOff[]): string[] {
  return signOffs.flatMap(({ previous, page, by }, at) => {
    const before = signOffs[at - 1];
    const expected = before === undefined ? '' : sha256(JSON.stringify(before));
    return previous === expected
      ? []
      : [`${SIGN_OFF_FILE}: what stands before ${by}'s sign-off of ${page} was changed`];
  });
}
