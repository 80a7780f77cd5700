import { lookOf } from './names';
import type { Role, SignOff } from './sign-off';

/** Which decision may follow which in a pack, and their combined result. */

export interface DecidedPack {
  readonly contentHash: string;
  readonly run: string;
  readonly build: string;
  readonly pages: readonly string[];
  /** Pages that failed a check. */
  readonly failed: readonly string[];
  /** When all pages had been shown, ISO 8601. */
  readonly shownAt: string;
  readonly now: string;
}

/** Whether the decisions may follow each other. Ignores whose keys signed them. */
export function chainProblems(signOffs: readonly SignOff[], about: DecidedPack): string[] {
  return signOffs.flatMap((signOff, at) => {
    const { file, previous, page, by, decision } = signOff;
    const before = signOffs.slice(0, at);
    const last = before.at(-1);
    const wrong: readonly (readonly [boolean, string])[] = [
      [previous !== (last?.hash ?? null), 'something before it was changed, moved or removed'],
      [signOff.contentHash !== about.contentHash, 'it is about another content'],
      [signOff.run !== about.run, 'it is about another run'],
      [signOff.build !== about.build, 'it is about another build'],
      [page !== null && !about.pages.includes(page), `the pack has no page ${page}`],
      [signOff.at < (last?.at ?? signOff.at), 'it is older than the one before it'],
      [signOff.at < about.shownAt, 'its time is before the pages were shown'],
      [signOff.at > about.now, 'its time is in the future'],
      [!signOff.isSigned, 'its signature does not fit'],
    ];
    const problems = wrong.flatMap(([is, what]) => (is ? [`${file}, ${decision} by ${by}: ${what}`] : []));
    const refused = refusal(before, signOff, about.failed);
    return refused === undefined ? problems : [...problems, `${file}: ${refused}`];
  });
}

function roleOf({ decision, page }: Pick<SignOff, 'decision' | 'page'>): Role {
  if (decision === 'prepared') return 'preparer';
  return page === null ? 'approver' : 'reviewer';
}

const isVerdict = ({ decision }: Pick<SignOff, 'decision'>) => decision === 'approved' || decision === 'rejected';

type Refusable = Pick<SignOff, 'decision' | 'role' | 'by' | 'keyId' | 'page'>;

/**
 * Undefined if the decision may be made. Four eyes: the preparer decides about no page, and only its author ends a
 * rejection.
 * @param failed pages that failed a check
 */
export function refusal(before: readonly SignOff[], signOff: Refusable, failed: readonly string[]): string | undefined {
  const { decision, role, by, keyId, page } = signOff;
  if (decision === 'prepared' && page !== null) return 'A pack is prepared as a whole';
  if (decision === 'note' && page === null) return 'A note is about a page';
  if (role !== roleOf(signOff)) return `A ${role} cannot decide this`;
  const other = before.find((one) => (one.keyId === keyId ? one.by !== by : lookOf(one.by) === lookOf(by)));
  if (other?.keyId === keyId) return `The key signs for ${other.by}, not for ${by}`;
  if (other !== undefined) return `${other.by} has signed with another key`;
  const own = before.filter((one) => one.keyId === keyId);
  if (decision === 'prepared') {
    return own.some(isVerdict) ? `${by} has decided about the pack and cannot have prepared it` : undefined;
  }
  if (!before.some((one) => one.decision === 'prepared')) {
    return 'No one has signed as the preparer, whose decision comes first';
  }
  if (isVerdict(signOff) && own.some((one) => one.decision === 'prepared')) {
    return `${by} has prepared the pack and cannot decide about it: another person with another key has to`;
  }
  return decision === 'approved' ? approvalRefusal(before, signOff, failed) : undefined;
}

function approvalRefusal(
  before: readonly SignOff[],
  { keyId, page }: Refusable,
  failed: readonly string[],
): string | undefined {
  const failing = failed.filter((id) => page === null || id === page);
  if (failing.length > 0) return `What failed a check cannot be approved: ${failing.join(', ')}`;
  const rejections = openRejections(before);
  const pages = rejections.flatMap((one) => one.page ?? []);
  if (page === null && pages.length > 0) {
    return `The pack cannot be approved while pages are rejected: ${pages.join(', ')}`;
  }
  const rejected = rejections.filter((one) => one.page === page);
  return rejected.length === 0 || rejected.some((one) => one.keyId === keyId)
    ? undefined
    : `${rejected[0]?.by} has rejected ${page ?? 'the pack'}: only its author ends a rejection, or a new pack`;
}

/** Not ended by their authors. */
function openRejections(signOffs: readonly SignOff[]): SignOff[] {
  const last = new Map(signOffs.filter(isVerdict).map((one) => [JSON.stringify([one.page, one.keyId]), one] as const));
  return [...last.values()].filter(({ decision }) => decision === 'rejected');
}

/** The decision that covers a page: an open rejection of it, else its latest, else the latest about the whole pack. */
export function verdictOn(page: string, signOffs: readonly SignOff[]): SignOff | undefined {
  return (
    openRejections(signOffs).find((one) => one.page === page) ??
    signOffs.findLast((one) => one.page === page && isVerdict(one)) ??
    signOffs.findLast((one) => one.page === null && isVerdict(one))
  );
}

/** `rejected` while a rejection of the pack or of a page is open; `open` until the pack is approved. */
export function overallDecision(signOffs: readonly SignOff[]) {
  if (openRejections(signOffs).length > 0) return 'rejected';
  return signOffs.some(({ page, decision }) => page === null && decision === 'approved') ? 'approved' : 'open';
}
