import { languageShown } from '../../../core/page-language';
import { overallDecision } from '../../../kit/pack/chain';
import type { PackFacts } from '../../../kit/pack/pack-files';
import { nameOf, purposeOf, siteName } from '../../../kit/pack/purpose';
import type { SignOff } from '../../../kit/pack/sign-off';
import { type Html, html } from '../../../server/html';
import { commitWords, DECISION_WORDS, dateTime, factTable, type ReviewReport } from './words';

/** The first page of a report, and the decisions. */

export function summary({ facts, run, contentHash, pages, signOffs }: ReviewReport): Html {
  const { build, owner, retention, parts } = facts;
  const shown = <T>(values: readonly T[]) => [...new Set(values)];
  const scenarios = pages.map(({ record }) => record.scenario);
  const walks = shown(pages.flatMap(({ record }) => record.walk?.id ?? [])).length;
  const failed = pages.filter(({ record }) => !record.passed).length;
  const overall = overallDecision(signOffs);
  return html`<p class="overall ${overall}">Decision about the whole pack: <b>${DECISION_WORDS[overall]}</b></p>
${factTable([
  ['Purpose', purposeOf(parts)],
  ['Owner', owner],
  ['Kept', retention],
  [
    'Sites',
    shown(scenarios.map(({ site }) => site))
      .map(siteName)
      .join(', '),
  ],
  ['Languages', shown(scenarios.map(languageShown)).map(nameOf).join(', ')],
  ['Walks', walks === 0 ? '' : `${walks}; every step that was asked for is shown`],
  ['Pages', `${pages.length}; ${failed === 0 ? 'all passed every check' : `${failed} failed a check`}`],
  ['Shown', `${dateTime(run.startedAt)} to ${dateTime(run.endedAt)}`],
  ['Build', build.hash, 'mono'],
  ['Commit, as the build says', commitWords(build.commit), 'mono'],
  ['Date of the commit', build.committedAt === null ? null : dateTime(build.committedAt)],
  ['Content hash', contentHash, 'mono'],
])}
<p>The pages are those of the production build, shown beside a simulated back end. Members, names, documents and figures in them are made up, and
so is the date that the pages show. The operator's own facts and the texts of the agreements come from the operator's servers in production; here
they are samples. Partners are simulated as well, also where their part is within a page, and their texts are not evidence. A QR code that a page makes itself is a grey square in its picture: it would hold the address of the machine that showed the page. Links to “the harness”, the program that shows the pages so, open where it runs, at the address in the link.</p>`;
}

export function decisions({ signOffs, facts }: ReviewReport): Html {
  if (signOffs.length === 0) return html`<p>No one has signed the pack yet.</p>`;
  return html`<table><thead><tr><th scope="col">No.</th><th scope="col">Time</th><th scope="col">Person and role</th><th scope="col">Decision</th><th scope="col">About</th>
<th scope="col">Note</th></tr></thead><tbody>
${signOffs.map((signOff, at) => decisionRow(signOff, at + 1, facts))}</tbody></table>
<h3>Keys</h3>
<p>The id of a key is the SHA-256 of its public part. This report cannot say whose key it is: the register of people that you bring says it.</p>
${factTable([...new Map(signOffs.map(({ by, keyId }) => [`${by} ${keyId}`, [by, keyId, 'mono'] as const])).values()])}
<p>The times are those of the signers' own clocks.</p>`;
}

function decisionRow(signOff: SignOff, number: number, { pages }: PackFacts): Html {
  const { at, by, role, decision, page, note, keyId } = signOff;
  return html`<tr id="decision-${number}"><td>${number}</td><td>${dateTime(at)}</td><td>${by}, ${role}<br><span class="mono">key ${keyId.slice(0, 16)}</span></td>
<td><b>${DECISION_WORDS[decision]}</b></td>
<td>${page === null ? 'the whole pack' : html`<a href="#${page}">page ${pages.indexOf(page) + 1}</a>`}</td>
<td>${note}</td></tr>`;
}
