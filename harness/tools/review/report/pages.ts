import { DEFAULT_PORT, originsOf } from '../../../core/hosts';
import { addressFragment, linkFacts } from '../../../core/link-facts';
import { languageShown } from '../../../core/page-language';
import { verdictOn } from '../../../kit/pack/chain';
import type { PageRecord } from '../../../kit/pack/pack-files';
import { plainName, STAND_IN, titleOf } from '../../../kit/pack/page-title';
import { type Html, html } from '../../../server/html';
import { agreementPath } from '../agreement-path';
import { placeId } from '../scope/review-states';
import { PARTNER_ENDS } from '../scope/step-words';
import { DECISION_WORDS, dateTime, placeOf, type ReviewReport, stepsOf, textList } from './words';

type Page = ReviewReport['pages'][number];

/** The list of all pages, grouped by walk. Site, language and device are named once if all pages share them. */
export function pageTable(report: ReviewReport): Html {
  const { pages, signOffs } = report;
  const [place, ...others] = new Set(pages.map(({ record }) => placeOf(record)));
  const hasWalks = pages.some(({ record }) => record.walk !== null);
  const placeIn = (record: PageRecord) => others.length > 0 && html`<br><span class="place">${placeOf(record)}</span>`;
  return html`${others.length === 0 && html`<p>All pages: ${place}.</p>`}
${hasWalks && html`<p>A walk is what a member does, step by step. A page of a walk shows what is there after its steps.</p>`}
<table class="long"><thead><tr><th scope="col">No.</th><th scope="col">Page</th>${hasWalks && html`<th scope="col">Steps of the walk</th>`}<th scope="col">Checks</th><th scope="col">Decision</th></tr></thead>
${pages.map(({ record }, at) => {
  const { id, walk, passed, failures, end } = record;
  const before = pages[at - 1]?.record.walk ?? null;
  const begins = walk !== null && walk.id !== before?.id;
  const isElsewhere = at === 0 || before !== null || placeOf(pages[at - 1]?.record ?? record) !== placeOf(record);
  // Results are titled by their level, so the partner's decision distinguishes them.
  const outcome = walk?.did.find((words) => words.startsWith(PARTNER_ENDS));
  const english = inEnglish(report, record);
  const group = begins
    ? html`Walk: ${plainName(walk.name)}${placeIn(record)}`
    : walk === null && isElsewhere && others.length > 0 && html`<span class="place">${placeOf(record)}</span>`;
  return html`${group && html`<tbody><tr class="group"><th colspan="5" scope="colgroup">${group}</th></tr>`}
<tr><td>${at + 1}</td><td><a href="#${id}">${titleIn(record)}</a>${outcome !== undefined && html`<br><span class="place">${outcome}</span>`}${english && html`<br><span class="place">${english}</span>`}</td>${hasWalks && html`<td class="steps">${walk === null ? '' : stepsOf(walk)}</td>`}
<td>${passed ? (end === 'ready' ? 'passed' : 'not the app’s') : `${failures.length} failed`}</td>
<td>${verdictCell(id, signOffs)}</td></tr>`;
})}</table>`;
}

/** The decision that covers a page. */
function verdictCell(page: string, signOffs: ReviewReport['signOffs']): Html | string {
  const verdict = verdictOn(page, signOffs);
  if (verdict === undefined) return 'none';
  const number = signOffs.indexOf(verdict) + 1;
  const about = verdict.page === null ? 'the whole pack' : 'this page';
  return html`<a href="#decision-${number}">Decision ${number}</a>: ${verdict.by} ${DECISION_WORDS[verdict.decision]} ${about}`;
}

/** A page's title, marked with its language if it is the page's own heading. */
function titleIn(record: PageRecord): Html {
  const { walk, heading, scenario, end } = record;
  const isOwn = walk !== null && heading !== '' && STAND_IN[end] === undefined;
  return isOwn ? html`<span lang="${languageShown(scenario)}" dir="auto">${heading}</span>` : html`${titleOf(record)}`;
}

const isEnglish = (record: PageRecord) => languageShown(record.scenario).startsWith('en');

/** A link to the same page in English, for readers who do not know its language; empty if the pack has none. */
function inEnglish({ pages }: ReviewReport, record: PageRecord): Html | false {
  const { site, language } = record.scenario;
  const own = placeId(site, language);
  const at = pages.findIndex(({ record: one }) => {
    const start = placeId(site, one.scenario.language);
    return isEnglish(one) && record.id.startsWith(own) && one.id === `${start}${record.id.slice(own.length)}`;
  });
  return !isEnglish(record) && at !== -1 && html`in English: <a href="#${pages[at]?.record.id}">page ${at + 1}</a>`;
}

/** An earlier page with the same texts, by number, and whether it also looks the same. */
interface SamePage {
  readonly page: number;
  readonly looksSame: boolean;
}

/** By page number. Repeated content is printed once, but a failed page in full. */
export function samePages(pages: readonly Page[]): ReadonlyMap<number, SamePage> {
  const first = new Map<string, number>();
  const same = new Map<number, SamePage>();
  for (const [at, { record }] of pages.entries()) {
    const { pictureHash, texts, path, scenario, failures, end } = record;
    const words = JSON.stringify([texts, scenario.site, languageShown(scenario), end]);
    const look = JSON.stringify([words, pictureHash, path.replace(/\?.*/, ''), scenario.device]);
    const looksSame = pictureHash !== null && first.has(look);
    const page = looksSame ? first.get(look) : first.get(words);
    if (page !== undefined && failures.length === 0) same.set(at, { page, looksSame });
    for (const key of [words, look]) if (!first.has(key)) first.set(key, at);
  }
  return same;
}

export function pageArticle(
  report: ReviewReport,
  { record, picture }: Page,
  at: number,
  { own: texts, lacking }: { readonly own: readonly string[]; readonly lacking: readonly string[] },
  same: SamePage | undefined,
): Html {
  const { facts, signOffs, pages } = report;
  const english = inEnglish(report, record);
  const { id, scenario, link, heading, failures, agreements, pictureHash, path, end, walk } = record;
  const language = languageShown(scenario);
  const address = `${originsOf(DEFAULT_PORT).panel}/#${addressFragment(link, linkFacts(scenario, facts.build.hash))}`;
  const decided = signOffs.filter(({ page }) => page === id);
  const before = pages[at - 1]?.record;
  const isNew = (one: (typeof agreements)[number]) =>
    one.shown || walk === null || !wasServed(before, walk.id, one.hash);
  // A page that requests its text again was served the same one twice.
  const told = [...new Map(agreements.filter(isNew).map((one) => [one.hash, one])).values()];
  const standIn = STAND_IN[end];
  const earlier = same !== undefined && html`<a href="#${pages[same.page]?.record.id}">page ${same.page + 1}</a>`;
  return html`<article id="${id}" class="${['page', scenario.device, ...(same === undefined ? [] : [same.looksSame ? 'same' : 'again'])].join(' ')}">
<h2>${at + 1}. ${titleIn(record)}</h2>
${walk !== null && html`<p class="walk">Walk “${plainName(walk.name)}”, ${stepsOf(walk)}${walk.did.length > 0 && `: ${walk.did.join('; ')}`}.</p>`}
<p class="meta">${placeOf(record)} · address <span class="mono">${path}</span>
· date of the page ${dateTime(scenario.now)}${english && html` · ${english}`}<br>
<a href="${address}">${walk === null ? 'Open this state in the harness' : 'Open the start of this walk in the harness'}</a> · <a href="states/${id}.json">all facts as JSON</a>${record.picture !== null && html` · <a href="${record.picture}">picture in full size</a>`}</p>
${decided.map(({ decision, by, role, at: time, note }) => html`<p class="decided"><b>${DECISION_WORDS[decision]}</b> by ${by}, ${role}, ${dateTime(time)}${note !== '' && `: ${note}`}</p>`)}
${failures.length > 0 && html`<h3>Failed checks</h3><ul>${failures.map(({ check, message }) => html`<li>${check}: ${message}</li>`)}</ul>`}
${
  same?.looksSame
    ? html`<p>It looks and reads exactly like ${earlier}: the same picture, the same texts.</p>`
    : html`<div class="shown">${picture !== '' && html`<figure><img src="${picture}" alt="Picture of page ${at + 1}. Its texts follow."><figcaption class="mono">SHA-256 ${pictureHash}</figcaption></figure>`}
<div class="texts">${
        standIn !== undefined
          ? html`<p>This page is not part of the product. In production it is another program’s, such as the page of the partner who takes the photos; here a
page is simulated, and its text is not evidence.</p>`
          : html`<h3>Texts</h3>
${told.map((agreement) => html`<p>${agreement.shown ? 'Shown in full' : 'Served, and not shown in full on this page'}: <a href="${agreementPath(agreement)}">${agreement.code}, version ${agreement.version}</a></p>`)}
${
  earlier
    ? html`<p>It reads exactly like ${earlier}; only its picture is another one.</p>`
    : html`${heading !== '' && html`<p><b lang="${language}" dir="auto">${heading}</b></p>`}
${textList(
  language,
  texts.filter((text) => text !== heading),
)}`
}
${!earlier && lacking.length > 0 && html`<p class="place">Not on this page, of the texts that most pages repeat: <span lang="${language}">${lacking.join(' · ')}</span></p>`}`
      }</div></div>`
}
</article>`;
}

/** Whether the previous page of the walk was already served the agreement. */
function wasServed(before: PageRecord | undefined, walk: string, hash: string): boolean {
  return before?.walk?.id === walk && before.agreements.some((one) => one.hash === hash);
}
