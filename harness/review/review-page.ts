import { lookUp } from '../../src/domain/look-up';
import { ROUTES } from '../../src/domain/routes';
import { SITE_ROWS, SITES, type Site, type SiteRules } from '../../src/domain/sites';
import { directionOf, type Language } from '../../src/i18n/languages';
import { DEFAULT_PORT, originsOf } from '../engine/hosts';
import { addressFragment, linkFacts } from '../engine/link-facts';
import { filePage, type Html, html } from '../server/html';
import { languageShown } from '../sweep/checks/language';
import { CHECKS } from '../sweep/checks/list';
import { agreementPath } from './agreement-path';
import type { PackFacts, PageRecord, RunFacts } from './pack-files';
import { REPORT_STYLE } from './report-style';
import { fontStyles } from './review-fonts';
import { overallDecision, type SignOff } from './sign-off';
import { textsOfPages } from './texts-of-pages';

/** All that the report shows. */
export interface ReviewReport {
  readonly facts: PackFacts;
  readonly run: RunFacts;
  readonly contentHash: string;
  /** Each page with its picture as a data URL. */
  readonly pages: readonly { readonly record: PageRecord; readonly picture: string }[];
  readonly signOffs: readonly SignOff[];
}

/** The report of a review pack: a single file, also laid out for printing. It links to the files beside it. */
export function reviewPage(report: ReviewReport): string {
  const { facts, run, pages } = report;
  const records = pages.map(({ record }) => record);
  const texts = textsOfPages(records);
  const style = `${fontStyles(records)}\n${REPORT_STYLE}`;
  const body = html`<h1>${facts.title}</h1>
${summary(report)}
<h2>Contents</h2>
<nav aria-label="Contents"><ul class="contents">
${SECTIONS.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
</ul></nav>
${SECTIONS.map(({ id, title, show }) => html`<section id="${id}"><h2>${title}</h2>${show(report)}</section>`)}
<section id="common-texts"><h2>Texts that every page repeats</h2>
<p>The header and the footer are the same on each page of a language. Their texts stand here once, and not again beside each picture.</p>
${[...texts.common].map(([language, lines]) => html`<h3>${nameOf(language)}</h3>${textList(language, lines)}`)}</section>
${pages.map((page, at) => pageArticle(report, page, at, texts.own.get(page.record.id) ?? []))}`;
  return filePage(`${facts.title}, build ${facts.build.hash.slice(0, 12)}, ${dateTime(run.endedAt)}`, style, body);
}

/** The parts before the pages. */
const SECTIONS: readonly { id: string; title: string; show: (report: ReviewReport) => Html }[] = [
  { id: 'decisions', title: 'Decisions', show: decisions },
  { id: 'pages', title: 'Pages', show: pageTable },
  { id: 'agreements', title: 'Agreements', show: agreementTable },
  { id: 'rules', title: 'Rules of the sites', show: ruleTable },
  { id: 'checks', title: 'Checks and accessibility', show: checkTable },
  { id: 'coverage', title: 'What the pack shows, and what it does not', show: coverage },
  { id: 'made', title: 'How the pack was made', show: machine },
  { id: 'verify', title: 'How to check the pack', show: () => verifying },
];

/** Rows of a table with a heading on the left; rows without a value are left out. */
function factTable(rows: readonly (readonly [string, unknown, 'mono'?])[]): Html {
  const shown = rows.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return html`<table class="facts">${shown.map(
    ([name, value, look]) => html`<tr><th scope="row">${name}</th><td class="${look ?? ''}">${value}</td></tr>`,
  )}</table>`;
}

const DECISION_WORDS: Readonly<Record<SignOff['decision'] | 'open', string>> = {
  prepared: 'prepared',
  approved: 'approved',
  rejected: 'rejected',
  note: 'note',
  open: 'not decided yet',
};

function summary({ facts, run, contentHash, pages, signOffs }: ReviewReport): Html {
  const { build, purpose, owner, retention, scope } = facts;
  const failed = pages.filter(({ record }) => !record.passed).length;
  const overall = overallDecision(signOffs);
  return html`<p class="overall ${overall}">Decision about the whole pack: <b>${DECISION_WORDS[overall]}</b></p>
${factTable([
  ['Purpose', purpose],
  ['Owner', owner],
  ['Kept', retention],
  ['Sites', scope.sites.map(siteName).join(', ')],
  ['Languages', scope.languages.map(nameOf).join(', ')],
  ['Pages', `${pages.length}; ${failed === 0 ? 'all passed every check' : `${failed} failed a check`}`],
  ['Shown', `${dateTime(run.startedAt)} to ${dateTime(run.endedAt)}`],
  ['Build', build.hash, 'mono'],
  ['Made from commit', build.commit, 'mono'],
  ['Date of the commit', build.committedAt === null ? null : dateTime(build.committedAt)],
  ['Content hash', contentHash, 'mono'],
])}
<p>The pages are those of the production build, shown beside a simulated back end. Members, names, documents and figures in them are made up, and
so is the date that the pages show. The operator's own facts and the texts of the agreements come from the operator's servers in production; here
they are samples.</p>`;
}

function decisions({ signOffs, facts }: ReviewReport): Html {
  if (signOffs.length === 0) return html`<p>Nobody has signed the pack yet.</p>`;
  const isSigned = signOffs.every(({ keyId }) => keyId !== undefined);
  return html`${!isSigned && html`<p><b>These decisions are not signed with a key:</b> anyone could have written them.</p>`}
<table><thead><tr><th scope="col">Time</th><th scope="col">Person and role</th><th scope="col">Decision</th><th scope="col">About</th>
<th scope="col">Note</th></tr></thead><tbody>
${signOffs.map(
  ({
    at,
    by,
    role,
    decision,
    page,
    note,
    keyId,
  }) => html`<tr><td>${dateTime(at)}</td><td>${by}, ${role}${keyId !== undefined && html`<br><span class="mono">key ${keyId.slice(0, 16)}</span>`}</td>
<td><b>${DECISION_WORDS[decision]}</b></td>
<td>${page === null ? 'the whole pack' : html`<a href="#${page}">page ${facts.pages.indexOf(page) + 1}</a>`}</td><td>${note}</td></tr>`,
)}</tbody></table>
<h3>Keys</h3>
<p>The id of a key is the SHA-256 of its public part. Compare it with what the person has told you.</p>
${factTable([...new Map(signOffs.map(({ by, keyId }) => [`${by} ${keyId}`, [by, keyId, 'mono'] as const])).values()])}
<p>Times are those of the signers' own clocks.</p>`;
}

function pageTable({ pages, signOffs }: ReviewReport): Html {
  const last = new Map(signOffs.filter(({ decision }) => decision !== 'note').map((one) => [one.page, one]));
  return html`<table><thead><tr><th scope="col">No.</th><th scope="col">Page</th><th scope="col">Checks</th><th scope="col">Decision</th></tr></thead><tbody>
${pages.map(({ record }, at) => {
  const { id, scenario, passed, failures } = record;
  const decided = last.get(id);
  return html`<tr><td>${at + 1}</td><td><a href="#${id}">${titleOf(record)}</a><br>${siteName(scenario.site)}, ${nameOf(languageShown(scenario))}, ${scenario.device}</td><td>${passed ? 'passed' : `${failures.length} failed`}</td>
<td>${decided === undefined ? 'none' : `${DECISION_WORDS[decided.decision]}, ${decided.by}`}</td></tr>`;
})}</tbody></table>`;
}

function agreementTable({ pages }: ReviewReport): Html {
  const rows = new Map<string, { agreement: PageRecord['agreements'][number]; shownOn: number[] }>();
  for (const [at, { record }] of pages.entries()) {
    for (const agreement of record.agreements) {
      const row = rows.get(agreementPath(agreement)) ?? { agreement, shownOn: [] };
      if (agreement.shown) row.shownOn.push(at + 1);
      rows.set(agreementPath(agreement), row);
    }
  }
  if (rows.size === 0) return html`<p>No page of this pack was served an agreement.</p>`;
  return html`<p>The hash is computed of the text that the page was served, and the page was compared with it line by line. The file holds the text:
<span class="mono">sha256sum</span> of it prints the same hash.</p>
<table><thead><tr><th scope="col">Agreement</th><th scope="col">Version</th><th scope="col">SHA-256 of the text, and file</th><th scope="col">Shown in full on</th></tr></thead><tbody>
${[...rows].map(
  ([path, { agreement, shownOn }]) => html`<tr><td>${agreement.code}</td><td>${agreement.version}</td>
<td class="mono">${agreement.hash}<br><a href="${path}">${path}</a>${agreement.claimed !== agreement.hash && html`<br><b>The server names another hash: ${agreement.claimed}</b>`}</td>
<td>${shownOn.length > 0 ? `page ${shownOn.join(', ')}` : 'not shown, only listed'}</td></tr>`,
)}</tbody></table>`;
}

/** Names of the rules, for a reader who does not know the code. */
const RULE_NAMES: Readonly<Record<keyof SiteRules, string>> = {
  identityFlow: 'Identity is verified in',
  reverificationRequirements: 'List of requirements on re-verification',
  proofOfAddress: 'Proof of address is asked for',
  investorTests: 'Tests for investors',
  investorClasses: 'Classes of investors',
  agreements: 'Agreements',
  dueDiligence: 'Enhanced due diligence on level 2',
  regulation: 'Regulation',
};

function ruleTable({ facts: { rules } }: ReviewReport): Html {
  const sites = SITES.flatMap((site) =>
    rules[site] === undefined ? [] : [[site, new Map(Object.entries(rules[site]))] as const],
  );
  const names = [...new Set(sites.flatMap(([, row]) => [...row.keys()]))];
  return html`<p>These are the product's defaults. What the server sends for an account comes before them.</p>
<table><thead><tr><th scope="col">Rule</th>${sites.map(([site]) => html`<th scope="col">${siteName(site)}</th>`)}</tr></thead><tbody>
<tr><th scope="row">Host</th>${sites.map(([site]) => html`<td>${SITE_ROWS[site].variant}</td>`)}</tr>
${names.map(
  (name) =>
    html`<tr><th scope="row">${lookUp(RULE_NAMES, name) ?? name}</th>${sites.map(([, row]) => html`<td>${valueWords(row.get(name))}</td>`)}</tr>`,
)}</tbody></table>`;
}

/** Values that say nothing to a reader who does not know the code. */
const VALUE_WORDS: Readonly<Record<string, string>> = {
  web: 'the browser',
  default: 'the usual one',
  local: 'locally licensed',
};

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || 'none';
  const word = String(value);
  return lookUp(VALUE_WORDS, word) ?? word.replaceAll('-', ' ');
}

function checkTable({ pages, run }: ReviewReport): Html {
  const failedOn = (id: string) =>
    pages.flatMap(({ record }, at) => (record.failures.some(({ check }) => check === id) ? [at + 1] : []));
  const rows = [
    // Pseudo-languages are for developers; a pack shows none.
    ...CHECKS.filter(({ id }) => id !== 'untranslated').map(({ id, title }) => [id, title] as const),
    [
      'axe',
      `WCAG 2.2 A and AA, and axe's best practices (axe ${run.machine.tool.axe}, every rule on every page of the app)`,
    ] as const,
  ];
  return html`<p>Each page was checked by a program. A program finds only a part of the barriers: whether words are clear, whether an order of reading
makes sense, and how a screen reader sounds has to be judged by people. No person has tested these pages with assistive technology for this pack.</p>
<table><thead><tr><th scope="col">Check</th><th scope="col">Result</th></tr></thead><tbody>
${rows.map(([id, title]) => {
  const failed = failedOn(id);
  return html`<tr><td>${title}</td><td>${failed.length === 0 ? 'passed' : `failed on page ${failed.join(', ')}`}</td></tr>`;
})}</tbody></table>
<p>axe checks the pages of the app. Pages of the wider product that the app leads to are stand-ins, and are not checked.</p>`;
}

function coverage({ facts: { coverage: lines, left } }: ReviewReport): Html {
  return html`<table><thead><tr><th scope="col">What</th><th scope="col">Shown</th><th scope="col">Not in this pack</th></tr></thead><tbody>
${lines.map(({ name, shown, of, missing }) => html`<tr><th scope="row">${name}</th><td>${shown} of ${of}</td><td>${missing.join(', ') || 'nothing'}</td></tr>`)}</tbody></table>
${left.length > 0 && html`<p>Asked for, and left out:</p><ul>${left.map((reason) => html`<li>${reason}</li>`)}</ul>`}`;
}

function machine({ run, facts }: ReviewReport): Html {
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
    ['Commit of the program', tool.commit, 'mono'],
    ['Fonts of the pages', unique(shown.flatMap(({ fonts }) => fonts))],
    [
      'Fonts of the system',
      systemFonts === null ? 'not known' : `${systemFonts.count} fonts, list ${systemFonts.hash}`,
      'mono',
    ],
    ['Locale data of the browser', localeData, 'mono'],
    ['Clock of the pages', 'stands at the time of the scenario, whatever the day is'],
    ['PDF', 'written by Chromium, with tags for screen readers. It is no PDF/A: Chromium writes none'],
  ]);
}

const verifying = html`<ol>
<li><span class="mono">npm run harness -- review verify FOLDER --key PREPARER.pub APPROVER.pub</span> names every file that was changed, added or removed, and
every decision that was not signed with one of these keys. Get the public keys from the people themselves, not from the sender of the pack.</li>
<li>The content hash is the SHA-256 of the list of all files of the content, as <span class="mono">sha256sum</span> prints it, sorted by path: everything but this report, the
decisions, run.json and manifest.json. The same build, shown again with the same browser, has the same content hash.</li>
<li>The build is reproducible: <span class="mono">npm ci</span> and <span class="mono">npm run build</span> at the commit give a build with the same hash.</li>
<li>A decision is a DSSE envelope with an in-toto statement, signed with ed25519, in sign-offs/. Other programs can read it, too.</li>
</ol>`;

function pageArticle(
  { facts, signOffs }: ReviewReport,
  { record, picture }: ReviewReport['pages'][number],
  at: number,
  texts: readonly string[],
): Html {
  const { id, scenario, link, heading, failures, agreements, pictureHash, path, end } = record;
  const language = languageShown(scenario);
  const address = `${originsOf(DEFAULT_PORT).panel}/#${addressFragment(link, linkFacts(scenario, facts.build.hash))}`;
  const own = signOffs.filter(({ page }) => page === id);
  return html`<article id="${id}" class="page">
<h2>${at + 1}. ${titleOf(record)}</h2>
<p class="meta">${siteName(scenario.site)} · ${nameOf(language)} · ${scenario.device} · address <span class="mono">${path}</span>${end !== 'ready' && ` · the app has left the page (${end})`}
· date of the page ${dateTime(scenario.now)} · seed ${scenario.seed}<br>
<a href="${address}">Open this state in the harness</a> · <a href="states/${id}.json">all facts as JSON</a>${record.picture !== null && html` · <a href="${record.picture}">picture in full size</a>`}</p>
${own.map(({ decision, by, role, at: time, note }) => html`<p class="decided"><b>${DECISION_WORDS[decision]}</b> by ${by}, ${role}, ${dateTime(time)}${note !== '' && `: ${note}`}</p>`)}
${failures.length > 0 && html`<h3>Failed checks</h3><ul>${failures.map(({ check, message }) => html`<li>${check}: ${message}</li>`)}</ul>`}
<div class="shown">${picture !== '' && html`<figure><img src="${picture}" alt="Picture of page ${at + 1}. Its texts follow."><figcaption class="mono">SHA-256 ${pictureHash}</figcaption></figure>`}
<div class="texts"><h3>Texts</h3>
${agreements.map((agreement) => html`<p>${agreement.shown ? 'Shown in full' : 'Served, and not shown in full on this page'}: <a href="${agreementPath(agreement)}">${agreement.code}, version ${agreement.version}</a></p>`)}
${heading !== '' && html`<p><b lang="${language}" dir="auto">${heading}</b></p>`}
${textList(
  language,
  texts.filter((text) => text !== heading),
)}</div></div>
</article>`;
}

function textList(language: Language, texts: readonly string[]): Html {
  return html`<ul class="lines" lang="${language}" dir="${directionOf(language)}">${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
}

const summaryOf = (route: string) => ROUTES.find(({ path }) => path === route)?.summary ?? route;
/** In English, because the report is, and its reader may have no font for the language's own name. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = (language: Language) => `${LANGUAGE_NAMES.of(language)} (${language})`;

/** What a page is, in words: its named scenario, or its screen. */
function titleOf({ scenario }: PageRecord): string {
  const name = scenario.name.replace(/^[^:]*: /, '');
  return name === scenario.route ? summaryOf(scenario.route) : name;
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
/** ISO 3166-1 code of each site's country or union; undefined where no regulated site is meant. */
const REGION_CODES: Readonly<Record<Site, string | undefined>> = {
  NONE: undefined,
  HKG: 'HK',
  ARE: 'AE',
  TUR: 'TR',
  KAZ: 'KZ',
  EU: 'EU',
  IDN: 'ID',
};

function siteName(site: Site): string {
  const code = REGION_CODES[site];
  return code === undefined ? 'no regulated site' : `${REGIONS.of(code)} (${site})`;
}

/** A time as the report prints it: to the minute, in UTC. */
function dateTime(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
