import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PORT, originsOf } from '../../../core/hosts';
import { ROOT } from '../../../kit/paths';
import { filePage, Html, html } from '../../../server/html';
import { pagesText } from '../../../server/pages-path';
import type { ReportData } from './report-data';

/** File names below the sweep's folder. */
export const REPORT_HTML = 'report.html';
export const REPORT_JSON = 'report.json';

/** Writes the report as JSON, and as a page that opens without a server. */
export function writeReport(out: string, data: ReportData): void {
  writeFileSync(join(out, REPORT_JSON), `${JSON.stringify(data, null, 1)}\n`);
  writeFileSync(join(out, REPORT_HTML), reportPage(data));
}

/** What the page's script reads. `harness`: address of the panel. */
export type ShownReport = ReportData & { readonly harness: string };

/** The page. Its data, style and script are part of it; pictures are loaded from beside it when somebody looks at a state. */
function reportPage(data: ReportData): string {
  const { title, limits, filter, passed, failed, inApp, undecided } = data;
  // `<` is escaped, so that no text of a page can end the element.
  const shown: ShownReport = { ...data, harness: `${originsOf(DEFAULT_PORT).panel}/` };
  const json = JSON.stringify(shown).replaceAll('<', '\\u003c');
  const body = html`<h1>${title}</h1>
<p><b>${passed} passed, ${failed} failed</b> in ${data.seconds} s · selection ${data.selection}${filter && ` with ${filter}`} · ${data.at}</p>
<p>Build <code>${data.build}</code>, shown in ${data.engine}. The page was loaded for ${passed + failed - inApp} states; ${inApp} others were reached from the screen before, as
a member goes through the app, and requested their data again. Pictures show the page without motion, at the scenario's time.</p>
<p>axe has checked ${data.axe} states.</p>
${undecided.length > 0 && html`<p>Neither axe nor the pictures decide the contrast of:</p><ul>${undecided.map((text) => html`<li>${text}</li>`)}</ul>`}
${limits.length > 0 && html`<p>What this engine did not allow:</p><ul>${limits.map((limit) => html`<li>${limit}</li>`)}</ul>`}
<details ${failed > 0 && 'open'}><summary>Failures, grouped</summary><ul id="groups"></ul></details>
<details><summary>Coverage</summary><table id="coverage"></table>
<p>Values that do not go together, and why:</p><ul id="constraints"></ul></details>
<div class="columns">
<main><div id="filters"></div><p id="pager"><output id="count"></output></p><ol id="list"></ol></main>
<section id="detail" aria-live="polite"><p>Choose a state to see its picture and its facts.</p></section>
</div>
<script type="application/json" id="data">${new Html(json)}</script>
<script type="module">${new Html(pagesText('report-viewer.js'))}</script>`;
  return filePage(title, readFileSync(join(ROOT, 'harness/tools/sweep/report/viewer.css'), 'utf8'), body);
}
