import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareStates, groupChanges } from '../baseline/baseline';
import { differencesPage } from '../baseline/differences-page';
import { UsageError } from '../cli/exit';
import { html } from '../server/html';
import { approvalOf } from './chain';
import { readFacts, readPages } from './pack-files';
import { dateTime, placeOf, titleOf } from './report/words';
import type { SignOff } from './sign-off';
import { unchangedPages } from './unchanged';
import { verifyPack } from './verify';

/**
 * Compares two packs, and writes a page of what differs.
 *
 * @param out folder for the page and the pictures of the differences
 * @throws {UsageError} when one of the packs was changed
 */
export async function comparePacks(before: string, after: string, out: string) {
  const { signOffs } = await sound(before);
  await sound(after);
  mkdirSync(out, { recursive: true });
  const marked = join(out, 'marked');
  const differences = compareStates(before, after, marked);
  const groups = groupChanges(differences);
  const differing = new Set(differences.map(({ id }) => id));
  const { pages, title } = readFacts(after);
  const names = new Map(
    readPages(after).map((page, at) => [page.id, `${at + 1}. ${titleOf(page)} (${placeOf(page)})`] as const),
  );
  const nameOf = (id: string) => names.get(id) ?? id;
  const unchanged = unchangedPages(before, after, differing);
  // Pages that were approved in the old pack, alone or with all of it, and by whom: the approval holds for the new pack.
  const kept = Object.fromEntries(
    unchanged.flatMap((id) => {
      const approval = approvalOf(id, signOffs);
      return approval === undefined ? [] : [[id, describe(approval)] as const];
    }),
  );
  const needed = pages.filter((id) => !Object.hasOwn(kept, id));
  const report = join(out, 'compare.html');
  const list = (items: readonly string[]) =>
    items.length === 0 ? html`<p>None.</p>` : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const lead = html`<p>Of ${pages.length} pages, ${unchanged.length} look and read the same in both packs.</p>
<h2>Approvals that hold</h2>${list(Object.entries(kept).map(([id, who]) => `${nameOf(id)}: ${who}`))}
<h2>Pages that need a decision</h2>${list(needed.map(nameOf))}${groups.length > 0 && html`<h2>Changes</h2>`}`;
  writeFileSync(
    report,
    differencesPage({ title: `${title}: what has changed`, at: out, before, after, marked, groups, lead }),
  );
  return { changes: groups.length, unchanged, kept, needed, report };
}

async function sound(folder: string) {
  const verified = await verifyPack(folder);
  if (verified.problems.length === 0) return verified;
  throw new UsageError(`${folder} was changed, or is no review pack:\n${verified.problems.slice(0, 5).join('\n')}`);
}

function describe({ by, at, keyId }: SignOff): string {
  return `approved by ${by}, ${dateTime(at)}, ${keyId === undefined ? 'not signed' : `key ${keyId}`}`;
}
