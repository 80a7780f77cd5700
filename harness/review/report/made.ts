import { isKeyOf } from '../../../src/domain/look-up';
import { SITES } from '../../../src/domain/sites';
import { LANGUAGES } from '../../../src/i18n/languages';
import { type Html, html } from '../../server/html';
import { commitWords, factTable, nameOf, type ReviewReport, siteName } from './words';

/** What the pack shows, how it was made, and how to check it. */

export function coverage({ facts: { coverage: lines, left } }: ReviewReport): Html {
  return html`<table><thead><tr><th scope="col">What</th><th scope="col">Shown</th><th scope="col">Not in this pack</th></tr></thead><tbody>
${lines.map((line) => ({ ...line, name: inWords(line.name) })).map(({ name, shown, of, missing }) => html`<tr><th scope="row">${name}</th><td>${shown} of ${of}</td><td>${missing.map(valueWords).join(', ') || 'nothing'}</td></tr>`)}</tbody></table>
${left.length > 0 && html`<p>Asked for, and left out:</p><ul>${left.map((reason) => html`<li>${reason}</li>`)}</ul>`}`;
}

/** A value of the coverage, with the name of a language beside its code. */
const valueWords = (value: string) => (isKeyOf(LANGUAGES, value) ? nameOf(value) : value);

/** The name of a line of the coverage, with the site's name in place of its code. */
function inWords(name: string): string {
  const site = SITES.find((one) => name.startsWith(`${one}: `));
  return site === undefined ? name : `${siteName(site)}: ${name.slice(site.length + 2)}`;
}

export function machine({ run, facts, pages }: ReviewReport): Html {
  const { tool, system, systemFonts, localeData } = run.machine;
  const shown = Object.values(run.pages);
  const unique = (values: readonly string[]) => [...new Set(values)].sort().join(', ');
  return factTable([
    [
      'Build',
      `${facts.build.files} files, each hashed before it was served and when it was served; ${Object.keys(run.served).length} of them were served`,
    ],
    ['Browser', unique(shown.map(({ browser }) => browser))],
    ['System', system],
    ['Program', `harness ${tool.version}, Node ${tool.node}, Playwright ${tool.playwright}`],
    ['Commit of the program', commitWords(tool.commit), 'mono'],
    ['Fonts of the pages', unique(shown.flatMap(({ fonts }) => fonts))],
    [
      'Fonts of the system',
      systemFonts === null ? 'not known' : `${systemFonts.count} fonts, list ${systemFonts.hash}`,
      'mono',
    ],
    ['Locale data of the browser', localeData, 'mono'],
    [
      'Made-up members',
      `from seed ${[...new Set(pages.map(({ record }) => record.scenario.seed))].join(', ')}: the same seed makes the same members`,
    ],
    ['Clock of the pages', 'stands at the time of the scenario, whatever the day is'],
    ['PDF', 'written by Chromium, with tags for screen readers. It is no PDF/A: Chromium writes none'],
  ]);
}

export const verifying = html`<ol>
<li><span class="mono">npm run harness -- review verify FOLDER --key PREPARER.pub APPROVER.pub</span> names every file that was changed, added or removed, and
every decision that was not signed with one of these keys. Get the public keys from the people themselves, not from the sender of the pack.</li>
<li><span class="mono">--tsa-ca FILE</span> checks in addition that time stamps come from an authority whose certificates are in FILE; get them from the authority. Without it a
time stamp is only known to fit its signature. Whether its certificate was revoked is not checked.
<span class="mono">openssl ts -verify -digest HASH -in time-stamps/0001.tsr -CAfile FILE</span> does the same; HASH is the SHA-256 of the signature's bytes.</li>
<li>The content hash is the SHA-256 of the list of all files of the content, as <span class="mono">sha256sum</span> prints it, sorted by path: everything but this report, the
decisions and their time stamps, run.json and manifest.json. The same build, shown again with the same browser, has the same content hash.</li>
<li>The build is reproducible: <span class="mono">npm ci</span> and <span class="mono">npm run build</span> at the commit give a build with the same hash.</li>
<li>A decision is a DSSE envelope with an in-toto statement, signed with ed25519, in sign-offs/. Other programs can read it, too.</li>
</ol>`;
