import { keptApproval, type Role, type SignOff } from './sign-off';

/** Which decision may follow which in a pack, and what all of them decide together. */

/** What is wrong with a chain of decisions about a content, whoever has signed them. */
export function chainProblems(signOffs: readonly SignOff[], contentHash: string, pages: readonly string[]): string[] {
  return signOffs.flatMap((signOff, at) => {
    const { file, previous, previousStamp, page, by, decision, role, publicKey, keyId } = signOff;
    const before = signOffs.slice(0, at);
    const last = before.at(-1);
    const wrong: readonly (readonly [boolean, string])[] = [
      [previous !== (last?.hash ?? null), 'what stands before it was changed, moved or removed'],
      [previousStamp !== (last?.stamp?.hash ?? null), 'the time stamp before it was changed or removed'],
      [(signOff.timeStamp === null) !== (signOff.stamp === null), stampWords(signOff)],
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

const stampWords = ({ timeStamp }: SignOff) =>
  timeStamp === null
    ? 'it has a time stamp that its signer did not ask for'
    : `its time stamp from ${timeStamp.service} is missing`;

/** The role that a decision takes; undefined where it may be any. */
function roleOf(decision: SignOff['decision'], page: string | null): Role | undefined {
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
    return 'Nobody has signed as the preparer: the word of who has prepared the pack comes first';
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

/** The approval of a page that stands: its own last decision, else the last one about the whole pack. Undefined if that is none. */
export function approvalOf(page: string, signOffs: readonly SignOff[]): SignOff | undefined {
  const own = signOffs.findLast((one) => one.page === page && one.decision !== 'note');
  const last = own ?? signOffs.findLast((one) => one.page === null && one.role === 'approver');
  return last?.decision === 'approved' ? last : undefined;
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
