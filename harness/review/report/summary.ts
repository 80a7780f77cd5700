import { type Html, html } from '../../server/html';
import { languageShown } from '../../sweep/checks/language';
import { overallDecision } from '../chain';
import type { PackFacts } from '../pack-files';
import { keptApproval, type SignOff } from '../sign-off';
import { readStamp } from '../time-stamp/token';
import { commitWords, DECISION_WORDS, dateTime, factTable, nameOf, type ReviewReport, siteName } from './words';

/** The first page of a report, and the decisions. */

export function summary({ facts, run, contentHash, pages, signOffs }: ReviewReport): Html {
  const { build, purpose, owner, retention } = facts;
  const shown = <T>(values: readonly T[]) => [...new Set(values)];
  const scenarios = pages.map(({ record }) => record.scenario);
  const walks = shown(pages.flatMap(({ record }) => record.walk?.id ?? [])).length;
  const failed = pages.filter(({ record }) => !record.passed).length;
  const overall = overallDecision(signOffs);
  return html`<p class="overall ${overall}">Decision about the whole pack: <b>${DECISION_WORDS[overall]}</b></p>
${factTable([
  ['Purpose', purpose],
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
  ['Made from commit', commitWords(build.commit), 'mono'],
  ['Date of the commit', build.committedAt === null ? null : dateTime(build.committedAt)],
  ['Content hash', contentHash, 'mono'],
])}
<p>The pages are those of the production build, shown beside a simulated back end. Members, names, documents and figures in them are made up, and
so is the date that the pages show. The operator's own facts and the texts of the agreements come from the operator's servers in production; here
they are samples. Partners are simulated as well, also where their part stands within a page, and their words are no evidence. A QR code that a page makes itself is a grey square in its picture: it would hold the address of the machine that showed the page. Links to “the harness”, the program that shows the pages so, open where it runs, at the address in the link.</p>`;
}

export function decisions({ signOffs, facts }: ReviewReport): Html {
  if (signOffs.length === 0) return html`<p>Nobody has signed the pack yet.</p>`;
  const isSigned = signOffs.every(({ keyId }) => keyId !== undefined);
  const signers = signOffs.flatMap((one) => [one, keptApproval(one) ?? []].flat());
  return html`${!isSigned && html`<p><b>These decisions are not signed with a key:</b> anyone could have written them.</p>`}
<table><thead><tr><th scope="col">Time</th><th scope="col">Person and role</th><th scope="col">Decision</th><th scope="col">About</th>
<th scope="col">Note</th></tr></thead><tbody>
${signOffs.map((signOff) => decisionRow(signOff, facts))}</tbody></table>
<h3>Keys</h3>
<p>The id of a key is the SHA-256 of its public part. Compare it with what the person has told you.</p>
${factTable([...new Map(signers.map(({ by, keyId }) => [`${by} ${keyId}`, [by, keyId, 'mono'] as const])).values()])}
${stampTable(signOffs)}`;
}

/** The time stamps: the only times in a pack that do not come from the clocks of those who made or signed it. */
function stampTable(signOffs: readonly SignOff[]): Html {
  const stamps = signOffs.flatMap(({ by, stamp, timeStamp }) => {
    const read = stamp === null ? undefined : readStamp(stamp.bytes);
    return read === undefined || stamp === null ? [] : [{ by, file: stamp.file, service: timeStamp?.service, ...read }];
  });
  if (stamps.length === 0)
    return html`<p>The times above are those of the signers' own clocks; no signature has a time stamp.</p>`;
  return html`<h3>Time stamps</h3>
<p>The times above are those of the signers' own clocks. These services have confirmed when a signature was there already (RFC 3161). Who they are is
not checked by this report: see “How to check the pack”.</p>
<table><thead><tr><th scope="col">Signature of</th><th scope="col">Was there at</th><th scope="col">Service, by its own certificate</th><th scope="col">Address and file</th></tr></thead><tbody>
${stamps.map(
  ({
    by,
    time,
    authority,
    service,
    file,
    policy,
  }) => html`<tr><td>${by}</td><td>${dateTime(time, 'second')}</td><td>${authority}<br><span class="mono">policy ${policy}</span></td>
<td class="mono">${service}<br><a href="${file}">${file}</a></td></tr>`,
)}</tbody></table>`;
}

function decisionRow(signOff: SignOff, { pages }: PackFacts): Html {
  const { at, by, role, decision, page, note, keyId } = signOff;
  const kept = keptApproval(signOff);
  return html`<tr><td>${dateTime(at)}</td><td>${by}, ${role}${keyId !== undefined && html`<br><span class="mono">key ${keyId.slice(0, 16)}</span>`}</td>
<td><b>${kept === undefined ? DECISION_WORDS[decision] : 'approval kept'}</b></td>
<td>${page === null ? 'the whole pack' : html`<a href="#${page}">page ${pages.indexOf(page) + 1}</a>`}</td>
<td>${kept !== undefined && html`Approved by ${kept.by}, ${dateTime(kept.at)}, in the pack with the content <span class="mono">${kept.contentHash.slice(0, 16)}</span>; the page has not changed since.${note !== '' && ' '}`}${note}</td></tr>`;
}
