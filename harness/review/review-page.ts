import { SITE_ROWS, type Site, siteRules } from '../../src/domain/sites';
import { directionOf } from '../../src/i18n/languages';
import { DEFAULT_PORT, originsOf } from '../engine/hosts';
import { addressFragment, linkFacts } from '../engine/link-facts';
import type { CoverageLine } from '../engine/states/coverage';
import { filePage, type Html, html } from '../server/html';
import { languageShown } from '../sweep/checks/language';
import type { StateRecord } from '../sweep/record';
import { fontStyles } from './review-fonts';

/** Facts about a review pack. */
export interface ReviewFacts {
  readonly at: string;
  readonly build: string;
  readonly builtAt: string;
  readonly sites: readonly Site[];
  readonly languages: readonly string[];
  readonly routes: readonly string[];
  readonly left: readonly string[];
  readonly coverage: readonly CoverageLine[];
}

/** A state, and its picture as a data URL. */
export interface ReviewedState {
  readonly record: StateRecord;
  readonly picture: string;
}

/** The report of a review pack: a single file without other files, also laid out for printing. */
export function reviewPage(facts: ReviewFacts, states: readonly ReviewedState[]): string {
  const { at, build, builtAt, sites, languages, routes, left, coverage } = facts;
  const style = `${fontStyles(states.map(({ record }) => record))}
body { font: 14px/1.45 "IBM Plex Sans", system-ui, sans-serif; margin: 0 auto; max-width: 1000px; padding: 16px; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #999; padding: 4px 8px; text-align: start; vertical-align: top; }
th[scope="row"] { inline-size: 30%; }
img { display: block; max-width: 100%; max-height: 230mm; border: 1px solid #999; }
.annex { break-before: page; }
article { break-before: page; border-block-start: 2px solid #000; margin-block-start: 32px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 11px; } .mono { overflow-wrap: anywhere; font-family: monospace; }
.sign td { height: 2.5em; }
`;
  const body = html`<h1>Review of the account area</h1>
<table>
<tr><th scope="row">Build</th><td class="mono">${build}</td></tr>
<tr><th scope="row">Built</th><td>${builtAt}</td></tr>
<tr><th scope="row">Shown</th><td>${at}</td></tr>
<tr><th scope="row">Sites</th><td>${sites.join(', ')}</td></tr>
<tr><th scope="row">Languages</th><td>${languages.join(', ')}</td></tr>
<tr><th scope="row">Screens</th><td>${routes.join(', ')}</td></tr>
<tr><th scope="row">States</th><td>${states.length}, of which ${states.filter(({ record }) => !record.passed).length} failed a check</td></tr>
</table>
<p>Each page shows the production build beside a simulated back end. Members, names and documents in it are made up. The file
manifest.json lists the SHA-256 of every file of this pack.</p>
${left.length > 0 && html`<h2>Left out</h2><ul>${left.map((reason) => html`<li>${reason}</li>`)}</ul>`}
<h2>Rules of the sites</h2>
<p>These are the product's defaults; what the server sends for an account wins over them.</p>
${sites.map(siteTable)}
<h2>Pages</h2>
<ol>${states.map(({ record }) => html`<li><a href="#${record.id}">${record.name}</a>${!record.passed && ' (failed a check)'}</li>`)}</ol>
${states.map(statePage)}
<h2 class="annex">Coverage</h2>
<table><tr><th scope="col">What</th><th scope="col">Shown</th><th scope="col">Not in this pack</th></tr>
${coverage.map(({ name, shown, of, missing }) => html`<tr><th scope="row">${name}</th><td>${shown} of ${of}</td><td>${missing.slice(0, 40).join(', ')}${missing.length > 40 && ' …'}</td></tr>`)}</table>`;
  return filePage(`Review of the account area, build ${build.slice(0, 12)}`, style, body);
}

function siteTable(site: Site): Html {
  const { variant, language } = SITE_ROWS[site];
  const rules = Object.entries({ host: variant, language, ...siteRules(site) });
  return html`<h3>${site}</h3><table>${rules.map(
    ([name, value]) =>
      html`<tr><th scope="row">${name}</th><td>${Array.isArray(value) ? value.join(', ') || 'none' : String(value)}</td></tr>`,
  )}</table>`;
}

function statePage({ record, picture }: ReviewedState): Html {
  const { id, name, scenario, link, heading, texts, failures, agreements, at, pictureHash, calls } = record;
  const language = languageShown(scenario);
  const address = `${originsOf(DEFAULT_PORT).panel}/#${addressFragment(link, linkFacts(scenario, record.build))}`;
  return html`<article id="${id}">
<h2>${name}</h2>
<p>${scenario.site} · ${scenario.language} · ${scenario.mode} · ${scenario.device} · ${scenario.route} · shown ${at}</p>
${picture !== '' && html`<img src="${picture}" alt="Picture of ${name}">`}
<p class="mono">SHA-256 of the picture: ${pictureHash}</p>
${failures.length > 0 && html`<h3>Failed checks</h3><ul>${failures.map(({ check, message }) => html`<li>${check}: ${message}</li>`)}</ul>`}
<h3>Texts</h3><p>Heading: <span lang="${language}" dir="auto">${heading}</span></p>
<ul lang="${language}" dir="${directionOf(language)}">${texts.map((text) => html`<li>${text}</li>`)}</ul>
<h3>Agreements</h3>
${agreements.length === 0 ? html`<p>The page was served no agreement.</p>` : html`<table><tr><th>Agreement</th><th>Version</th><th>SHA-256</th></tr>${agreements.map(({ code, version, hash }) => html`<tr><td>${code}</td><td>${version}</td><td class="mono">${hash}</td></tr>`)}</table>`}
<h3>Calls</h3><p class="mono">${calls.join('; ')}</p>
<h3>Scenario</h3><p class="mono"><a href="${address}">${address}</a></p>
<pre>${JSON.stringify(scenario, null, 1)}</pre>
<h3>Notes and sign-off</h3>
<table class="sign"><tr><th>Approved or rejected</th><th>Name</th><th>Date</th><th>Notes</th></tr><tr><td></td><td></td><td></td><td></td></tr></table>
</article>`;
}
