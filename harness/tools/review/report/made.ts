import { isKeyOf } from '../../../../src/domain/look-up';
import { SITES } from '../../../../src/domain/sites';
import { LANGUAGES } from '../../../../src/i18n/languages';
import { nameOf, siteName } from '../../../kit/pack/purpose';
import { type Html, html } from '../../../server/html';
import { commitWords, factTable, type ReviewReport } from './words';

/** What the pack shows, how it was made, and how to check it. */

export function coverage({ facts: { coverage: lines, left } }: ReviewReport): Html {
  return html`<table><thead><tr><th scope="col">What</th><th scope="col">Shown</th><th scope="col">Not in this pack</th></tr></thead><tbody>
${lines.map((line) => ({ ...line, name: inWords(line.name) })).map(({ name, shown, of, missing }) => html`<tr><th scope="row">${name}</th><td>${shown} of ${of}</td><td>${missing.map(valueWords).join(', ') || 'nothing'}</td></tr>`)}</tbody></table>
${left.length > 0 && html`<p>Asked for, and left out:</p><ul>${left.map((reason) => html`<li>${reason}</li>`)}</ul>`}`;
}

/** A coverage value; languages with their name beside the code. */
const valueWords = (value: string) => (isKeyOf(LANGUAGES, value) ? nameOf(value) : value);

/** A coverage line's name, with the site's name instead of its code. */
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
    ['Clock of the pages', 'is set to the time of the scenario, whatever the day is'],
    ['PDF', 'written by Chromium, tagged for screen readers. It is not PDF/A, which Chromium cannot write'],
  ]);
}

export const verifying = html`<ol>
<li><span class="mono">npm run harness -- review verify FOLDER --people people.json --receipts FILE</span> names every file that was changed, added or removed, and
every decision that the register does not allow its key. Get the public keys and the receipts from the people themselves, not from the sender of the pack.</li>
<li>A signature tells no time of its own: the times are those of the signers' clocks.</li>
<li>This page is made again and compared by that command. The PDF is a copy for reading, and no evidence.</li>
<li>The content hash is the SHA-256 of the list of all files of the content, as <span class="mono">sha256sum</span> prints it, sorted by path: everything but this report, the
decisions, run.json and manifest.json. The same build, shown again with the same browser, has the same content hash.</li>
<li>The commit is a claim of the build. With <span class="mono">--rebuild</span>, the command builds that commit and compares the hash.</li>
<li>A decision is a DSSE envelope with an in-toto statement, signed with ed25519, in sign-offs/. Other programs can read it, too.</li>
</ol>`;
