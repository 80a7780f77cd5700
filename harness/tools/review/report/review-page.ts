import { hash } from 'node:crypto';
import { nameOf } from '../../../kit/pack/purpose';
import type { Html } from '../../../server/html';
import { filePage, html } from '../../../server/html';
import { accessibility } from './accessibility';
import { coverage, machine, verifying } from './made';
import { pageArticle, pageTable, samePages } from './pages';
import { REPORT_STYLE } from './report-style';
import { fontStyles } from './review-fonts';
import { agreementTable, agreementTexts, ruleTable } from './rules';
import { decisions, summary } from './summary';
import { textsOfPages } from './texts-of-pages';
import { dateTime, type ReviewReport, textList } from './words';

/** The report of a pack as a single file, also laid out for print. It links to files beside it. */
export function reviewPage(report: ReviewReport): string {
  const { facts, run, pages } = report;
  const records = pages.map(({ record }) => record);
  const texts = textsOfPages(records);
  const same = samePages(pages);
  const style = `${fontStyles(records)}\n${REPORT_STYLE}`;
  const body = html`<h1>${facts.title}</h1>
${summary(report)}
<h2>Contents</h2>
<nav aria-label="Contents"><ul class="contents">
${SECTIONS.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
</ul></nav>
${SECTIONS.map(({ id, title, show }) => html`<section id="${id}"><h2>${title}</h2>${show(report)}</section>`)}
<section id="common-texts"><h2>${texts.common.size > 0 ? 'Texts that most pages repeat' : 'Texts of the pages'}</h2>
${texts.common.size > 0 && html`<p>What most pages of a language show, such as the header, is listed here once, and not again beside each picture. A page that does not show all of it says what it lacks.</p>`}
<p>Each list of texts ends with the names that only screen readers say, such as those of fields and pictures.</p>
${[...texts.common].map(([language, lines]) => html`<h3>${nameOf(language)}</h3>${textList(language, lines)}`)}</section>
${pages.map((page, at) => {
  const { id } = page.record;
  const shown = { own: texts.own.get(id) ?? [], lacking: texts.lacking.get(id) ?? [] };
  return pageArticle(report, page, at, shown, same.get(at));
})}
${agreementTexts(report)}`;
  const title = `${facts.title}, build ${facts.build.hash.slice(0, 12)}, ${dateTime(run.endedAt)}`;
  return filePage(title, style, body, policyFor(style));
}

/** Nothing runs or loads, so texts of pages stay texts. */
const policyFor = (style: string) =>
  `default-src 'none'; img-src data:; font-src data:; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'`;

/** The parts before the pages. */
const SECTIONS: readonly { id: string; title: string; show: (report: ReviewReport) => Html }[] = [
  { id: 'decisions', title: 'Decisions', show: decisions },
  { id: 'pages', title: 'Pages', show: pageTable },
  { id: 'agreements', title: 'Agreements', show: agreementTable },
  { id: 'rules', title: 'Rules of the sites', show: ruleTable },
  { id: 'checks', title: 'Accessibility statement, and other checks', show: accessibility },
  { id: 'coverage', title: 'What the pack shows, and what it does not', show: coverage },
  { id: 'made', title: 'How the pack was made', show: machine },
  { id: 'verify', title: 'How to check the pack', show: () => verifying },
];
