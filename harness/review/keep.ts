import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../cli/exit';
import { approvalOf } from './chain';
import { comparePacks } from './compare';
import { keyId } from './keys';
import { type Decided, signPack } from './sign';
import { keptApproval, readSignOffs, type SignOff, type Stamping } from './sign-off';

/** Who keeps approvals, and whose. */
export interface KeepOrder {
  readonly by: string;
  readonly note: string;
  readonly key: KeyObject;
  /** Public keys of those whose approvals count. */
  readonly trusted: readonly KeyObject[];
  /** Folder for the page of what has changed. */
  readonly out: string;
  /** Gets a time stamp for each approval that is kept. */
  readonly stamping?: Stamping | undefined;
}

/**
 * Takes over into a new pack the approvals of all pages that look and read as they did when they were approved. Each is signed by the person who
 * keeps it, and holds the old decision with its hash. A page that has a decision in the new pack already is left as it is.
 *
 * @param report writes the report of the folder. Default: the usual one
 * @throws {UsageError} when a pack was changed, an approval is not signed with a trusted key, or there is nothing to keep
 */
export async function keepApprovals(
  before: string,
  after: string,
  { by, note, key, trusted, out, stamping }: KeepOrder,
  report?: (folder: string) => Promise<void>,
) {
  const comparison = await comparePacks(before, after, out);
  const decided = new Set(
    readSignOffs(after).signOffs.flatMap(({ page, decision }) => (decision === 'note' ? [] : page)),
  );
  const { signOffs } = readSignOffs(before);
  const decisions = Object.keys(comparison.kept)
    .filter((page) => !decided.has(page))
    .flatMap((page): Decided[] => {
      const approval = approvalOf(page, signOffs);
      if (approval === undefined) return [];
      const kept = keptOf(before, approval);
      checkTrusted({ ...approval, page, kept }, trusted);
      return [{ decision: 'approved', page, by, role: 'reviewer', note, kept }];
    });
  if (decisions.length === 0) {
    throw new UsageError('There is no approval to keep: no page that has not changed was approved, or all are decided');
  }
  const { manifest } = await signPack(after, decisions, key, { report, stamping });
  return { comparison, kept: decisions.length, manifest };
}

/** The first approval of a page. An approval that was kept itself contains it. */
function keptOf(folder: string, { kept, hash, file }: SignOff): NonNullable<SignOff['kept']> {
  return kept ?? { decision: hash, envelope: readFileSync(join(folder, file), 'utf8') };
}

function checkTrusted(
  decision: Pick<SignOff, 'kept' | 'page' | 'decision' | 'file' | 'by'>,
  trusted: readonly KeyObject[],
) {
  const approval = keptApproval(decision);
  if (approval !== undefined && trusted.some((one) => keyId(one) === approval.keyId)) return;
  throw new UsageError(
    `${decision.file}: the approval of ${decision.by} is not signed with one of the keys of --trusted, so it cannot be kept`,
  );
}
