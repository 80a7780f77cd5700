import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Difference, differences } from '../../core/scenario-differences';
import { UsageError } from '../../kit/errors';
import { overallDecision, verdictOn } from '../../kit/pack/chain';
import { MANIFEST_FILE, type Manifest } from '../../kit/pack/manifest';
import { readFacts, readJson, readPages, readRun } from '../../kit/pack/pack-files';
import { titleOf } from '../../kit/pack/page-title';
import { readSignOffs, type SignOff } from '../../kit/pack/sign-off';
import { type Html, html } from '../../server/html';
import { compareStates, groupChanges } from '../baseline/baseline';
import { differencesPage } from '../baseline/differences-page';
import { commitWords, DECISION_WORDS, dateTime, placeOf } from './report/words';
import { unchangedPages } from './unchanged';
import { verifyPack } from './verify';

/**
 * Compares two packs, and writes a page of the differences.
 * @param out folder for the page and its pictures
 * @throws {UsageError} if a pack was changed
 */
export async function comparePacks(before: string, after: string, out: string) {
  const { signOffs } = sound(before);
  sound(after);
  mkdirSync(out, { recursive: true });
  const marked = join(out, 'marked');
  const differences = compareStates(before, after, marked);
  const groups = groupChanges(differences);
  const differing = new Set(differences.map(({ id }) => id));
  const { pages, title } = readFacts(after);
  const names = new Map([
    ...readPages(before).map((page) => [page.id, `${titleOf(page)} (${placeOf(page)})`] as const),
    ...readPages(after).map((page, at) => [page.id, `${at + 1}. ${titleOf(page)} (${placeOf(page)})`] as const),
  ]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const unchanged = unchangedPages(before, after, differing);
  // Pages approved in the old pack, individually or with the pack, and by whom: the approval carries over.
  const kept = Object.fromEntries(
    unchanged.flatMap((id) => {
      const verdict = verdictOn(id, signOffs);
      return verdict?.decision === 'approved' ? [[id, describe(verdict)] as const] : [];
    }),
  );
  const needed = pages.filter((id) => !Object.hasOwn(kept, id));
  const report = join(out, 'compare.html');
  const list = (items: readonly string[]) =>
    items.length === 0 ? html`<p>None.</p>` : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const lead = html`<p>Pages that look and read the same in both packs: ${unchanged.length} of ${pages.length}.</p>
${packTable(before, after)}
${scenarioTables(before, after, nameOf)}
<h2>Approvals that hold</h2>${list(Object.entries(kept).map(([id, who]) => `${nameOf(id)}: ${who}`))}
<h2>Pages that need a decision</h2>${list(needed.map(nameOf))}`;
  writeFileSync(
    report,
    differencesPage({ title: `${title}: what has changed`, at: out, before, after, marked, groups, lead, nameOf }),
  );
  return { changes: groups.length, unchanged, kept, needed, report };
}

function packTable(before: string, after: string): Html {
  const both = [before, after].map((folder) => ({
    ...{ facts: readFacts(folder), run: readRun(folder), manifest: readJson(folder, MANIFEST_FILE) as Manifest },
    decision: DECISION_WORDS[overallDecision(readSignOffs(folder).signOffs)],
  }));
  const rows: readonly (readonly [string, (one: (typeof both)[number]) => string])[] = [
    ['Pack', ({ facts }) => facts.title],
    ['Made', ({ run }) => dateTime(run.endedAt)],
    ['Decision', ({ decision }) => decision],
    ['Build', ({ facts }) => facts.build.hash],
    ['Commit, as the build says', ({ facts }) => commitWords(facts.build.commit) ?? 'not known'],
    ['Content hash', ({ manifest }) => manifest.contentHash],
  ];
  return html`<table class="facts"><thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>
${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th>${both.map((one) => html`<td>${value(one)}</td>`)}</tr>`)}</tbody></table>`;
}

/** Differences between the scenarios of the same pages, which explain the changes. Empty if there are none. */
function scenarioTables(before: string, after: string, nameOf: (id: string) => string): Html | false {
  const old = new Map(readPages(before).map(({ id, scenario }) => [id, scenario] as const));
  const tables = new Map<string, { readonly found: readonly Difference[]; readonly pages: string[] }>();
  for (const { id, scenario } of readPages(after)) {
    const was = old.get(id);
    const found = was === undefined ? [] : differences(was, scenario);
    if (found.length === 0) continue;
    const key = JSON.stringify(found);
    const table = tables.get(key) ?? { found, pages: [] };
    table.pages.push(nameOf(id));
    tables.set(key, table);
  }
  return (
    tables.size > 0 &&
    html`<h2>What was asked for has changed</h2>
${[...tables.values()].map(
  ({ found, pages }) => html`<p>${pages.join('; ')}</p>
<table class="facts"><thead><tr><th scope="col">Value of the scenario</th><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>
${found.map((one) => html`<tr><th scope="row">${one.path}</th><td>${one.before}</td><td>${one.after}</td></tr>`)}</tbody></table>`,
)}`
  );
}

function sound(folder: string) {
  const verified = verifyPack(folder, { report: 'skip' });
  if (verified.problems.length === 0) return verified;
  throw new UsageError(`${folder} was changed, or is not a review pack:\n${verified.problems.slice(0, 5).join('\n')}`);
}

function describe({ by, at, keyId }: SignOff): string {
  return `approved by ${by}, ${dateTime(at)}, key ${keyId}`;
}
