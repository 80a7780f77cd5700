import { lookUp } from '../../../../src/domain/look-up';
import { SITE_ROWS, SITES, type SiteRules } from '../../../../src/domain/sites';
import { directionOf, type Language } from '../../../../src/i18n/languages';
import { languageShown } from '../../../core/page-language';
import { linesOf } from '../../../core/served-agreements';
import type { PageRecord } from '../../../kit/pack/pack-files';
import { siteName } from '../../../kit/pack/purpose';
import { type Html, html } from '../../../server/html';
import { agreementPath } from '../agreement-path';
import { pageNumbers, type ReviewReport } from './words';

interface ServedRow {
  readonly agreement: PageRecord['agreements'][number];
  readonly language: Language;
  readonly shownOn: number[];
}

/** The agreements that pages were served, each text once, by the path of its file. */
function servedRows({ pages }: ReviewReport): ReadonlyMap<string, ServedRow> {
  const rows = new Map<string, ServedRow>();
  for (const [at, { record }] of pages.entries()) {
    for (const agreement of record.agreements) {
      const path = agreementPath(agreement);
      const row = rows.get(path) ?? { agreement, language: languageShown(record.scenario), shownOn: [] };
      if (agreement.shown && !row.shownOn.includes(at + 1)) row.shownOn.push(at + 1);
      rows.set(path, row);
    }
  }
  return rows;
}

/** The full text of each shown agreement, because pictures show only the visible part. */
export function agreementTexts(report: ReviewReport): Html {
  const shown = [...servedRows(report)].filter(([, { shownOn }]) => shownOn.length > 0);
  if (shown.length === 0) return html``;
  return html`<section id="agreement-texts"><h2>Texts of the agreements</h2>
<p>Each text that a page showed in full, once: a page shows it in an area that scrolls, so its picture has only a part. The lines are those of
which the hash is computed: each title, entry of a list and cell of a table is one.</p>
${shown.map(
  ([path, { agreement, language, shownOn }]) => html`<h3>${agreement.code}, version ${agreement.version}</h3>
<p class="meta">Shown on ${pageNumbers(shownOn)} · <a href="${path}">${path}</a> · SHA-256 <span class="mono">${agreement.hash}</span></p>
<div class="agreement" lang="${language}" dir="${directionOf(language)}">${linesOf(agreement.text).map((line) => html`<p>${line}</p>`)}</div>`,
)}</section>`;
}

export function agreementTable(report: ReviewReport): Html {
  const rows = servedRows(report);
  if (rows.size === 0) return html`<p>No page of this pack was served an agreement.</p>`;
  return html`<p>The hash is computed of the text that the page was served, and the page was compared with it line by line. The file holds the text:
<span class="mono">sha256sum</span> of it prints the same hash.</p>
<table class="long"><thead><tr><th scope="col">Agreement</th><th scope="col">Version</th><th scope="col">SHA-256 of the text, and file</th><th scope="col">Shown in full on</th></tr></thead><tbody>
${[...rows].map(
  ([path, { agreement, shownOn }]) => html`<tr><td>${agreement.code}</td><td>${agreement.version}</td>
<td class="mono">${agreement.hash}<br><a href="${path}">${path}</a>${agreement.claimed !== agreement.hash && html`<br><b>The server names another hash: ${agreement.claimed}</b>`}</td>
<td>${shownOn.length > 0 ? pageNumbers(shownOn) : 'not shown, only listed'}</td></tr>`,
)}</tbody></table>`;
}

/** For readers who do not know the code. */
const RULE_NAMES: Readonly<Record<keyof SiteRules, string>> = {
  identityFlow: 'Identity is verified in',
  reverificationRequirements: 'What is asked for when a member verifies again',
  proofOfAddress: 'Proof of address is asked for',
  investorTests: 'Tests for investors',
  investorClasses: 'Classes of investors',
  agreements: 'Agreements',
  dueDiligence: 'Enhanced due diligence on level 2',
  regulation: 'Regulation',
};

export function ruleTable({ facts: { rules } }: ReviewReport): Html {
  const sites = SITES.flatMap((site) =>
    rules[site] === undefined ? [] : [[site, new Map(Object.entries(rules[site]))] as const],
  );
  const names = [...new Set(sites.flatMap(([, row]) => [...row.keys()]))];
  return html`<p>These are the product's defaults. What the server sends for an account comes before them.</p>
<table><thead><tr><th scope="col">Rule</th>${sites.map(([site]) => html`<th scope="col">${siteName(site)}</th>`)}</tr></thead><tbody>
<tr><th scope="row">Version of the site, by its web address</th>${sites.map(([site]) => html`<td>${valueWords(SITE_ROWS[site].variant)}</td>`)}</tr>
${names.map(
  (name) =>
    html`<tr><th scope="row">${lookUp(RULE_NAMES, name) ?? name}</th>${sites.map(([, row]) => html`<td>${valueWords(row.get(name))}</td>`)}</tr>`,
)}</tbody></table>`;
}

/** Values that mean nothing to readers who do not know the code. */
const VALUE_WORDS: Readonly<Record<string, string>> = {
  web: 'the browser',
  default: 'the usual',
  'hong-kong': 'Hong Kong',
  uae: 'United Arab Emirates',
  turkey: 'that of Türkiye',
  local: 'locally licensed',
};

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || 'none';
  const word = String(value);
  return lookUp(VALUE_WORDS, word) ?? word.replaceAll('-', ' ');
}
