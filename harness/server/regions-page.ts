import { regionOf } from '../../src/domain/regions';
import { SITE_ROWS, SITES, type Site } from '../../src/domain/sites';
import { screensOf } from '../core/states/screens';
import { type Html, html, page } from './html';

/** The rules that differ by site, for reviewers: one row a rule, one column a site. */

const AGREEMENTS = screensOf('agreement');
const TESTS = screensOf('investor-test');
const INVESTORS = screensOf('investor-status');

interface TableRow {
  readonly title: string;
  /** Screens with the rule, below /user/accounts. */
  readonly screens: readonly string[];
  readonly cell: (site: Site) => string | readonly string[];
}

const ROWS: readonly TableRow[] = [
  { title: 'App variant', screens: ['all'], cell: (site) => SITE_ROWS[site].variant },
  { title: 'Default language of scenarios', screens: ['harness'], cell: (site) => SITE_ROWS[site].language },
  {
    title: 'Identity flow',
    screens: ['/auth/personal', '/auth/kyc', '/auth/reverification'],
    cell: (site) => SITE_ROWS[site].identityFlow,
  },
  {
    title: 'Re-verification requirements',
    screens: ['/auth/reverification'],
    cell: (site) => SITE_ROWS[site].reverificationRequirements,
  },
  { title: 'Documents offered first', screens: ['/auth/kyc'], cell: (site) => regionOf(site).documentsFirst },
  { title: 'Proof of address', screens: ['/auth/updatePOA'], cell: (site) => SITE_ROWS[site].proofOfAddress },
  {
    title: 'Address form',
    screens: ['/auth/residenceInfo', '/auth/updatePOA'],
    cell: (site) => regionOf(site).addressForm,
  },
  {
    title: 'Due diligence on level 2',
    screens: ['/auth/eddQuestionnaire', '/auth/sourceOfFundsWealth'],
    cell: (site) => SITE_ROWS[site].dueDiligence,
  },
  { title: 'Agreements', screens: AGREEMENTS, cell: (site) => SITE_ROWS[site].agreements },
  { title: 'Signature', screens: AGREEMENTS, cell: (site) => regionOf(site).signature },
  {
    title: 'Risk warnings',
    screens: ['/auth/agreement', ...TESTS, ...INVESTORS],
    cell: (site) => regionOf(site).riskWarnings,
  },
  { title: 'Investor tests', screens: TESTS, cell: (site) => SITE_ROWS[site].investorTests },
  { title: 'Investor classes', screens: INVESTORS, cell: (site) => SITE_ROWS[site].investorClasses },
  { title: 'Conditions of an investor class', screens: INVESTORS, cell: (site) => regionOf(site).criteria },
];

/** The page with the table. */
export function regionsPage(theme: 'light' | 'dark'): string {
  return page({
    title: 'Regions',
    theme,
    body: html`<main class="wide"><h1>Regions</h1>
<p>What differs by regulated site, and the screens that use it. These values are the product’s defaults, not legal advice: a compliance team has
to confirm them. Most of them can be overridden by the server.</p>
<div class="table" tabindex="0" role="region" aria-label="Regions"><table>
<thead><tr><th scope="col">Decision</th>${SITES.map((site) => html`<th scope="col">${site}</th>`)}<th scope="col">Screens</th></tr></thead>
<tbody>${ROWS.map(tableRow)}</tbody></table></div></main>`,
  });
}

function tableRow({ title, screens, cell }: TableRow): Html {
  return html`<tr><th scope="row">${title}</th>${SITES.map((site) => html`<td>${lines(cell(site))}</td>`)}<td>${lines(screens)}</td></tr>
`;
}

function lines(values: string | readonly string[]): Html {
  const list = typeof values === 'string' ? [values] : values;
  return list.length === 0 ? html`–` : html`<ul>${list.map((value) => html`<li>${value}</li>`)}</ul>`;
}
