import { regionOf } from '../../src/domain/regions';
import { SITE_ROWS, SITES, type Site } from '../../src/domain/sites';
import { AGREEMENT_SCREENS, INVESTORS, TESTS } from '../engine/states/screens';
import { type Html, html, page } from './html';

/** A page for reviewers with the rules that differ by site: one row for each rule, one column for each site. */

interface TableRow {
  readonly title: string;
  /** Screens that show or apply the rule, as paths under /user/accounts. */
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
  { title: 'Agreements', screens: AGREEMENT_SCREENS, cell: (site) => SITE_ROWS[site].agreements },
  { title: 'Signature', screens: AGREEMENT_SCREENS, cell: (site) => regionOf(site).signature },
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

/** One value on each line; a dash if there is none. */
function lines(values: string | readonly string[]): Html {
  const list = typeof values === 'string' ? [values] : values;
  return list.length === 0 ? html`–` : html`<ul>${list.map((value) => html`<li>${value}</li>`)}</ul>`;
}
