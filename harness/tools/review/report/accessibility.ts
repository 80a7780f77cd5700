import axe from 'axe-core';
import { lookUp } from '../../../../src/domain/look-up';
import type { PageRecord } from '../../../kit/pack/pack-files';
import { type Html, html } from '../../../server/html';
import { AXE_TAGS } from '../../sweep/axe-sources';
import { CHECKS } from '../../sweep/checks/list';
import { pageNumbers, type ReviewReport } from './words';

/** The accessibility statement: which checks ran on which pages, what they found, and what they cannot find. */

/** WCAG success criteria, such as `1.4.3`, that an axe rule covers. */
function criteria(): string[] {
  const tags = axe.getRules([...AXE_TAGS]).flatMap((rule) => rule.tags);
  const found = tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []);
  return [...new Set(found)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Names of the checks in the statement. */
function checksOf(version: string) {
  return [
    // Packs show no pseudo-languages, which are for developers.
    ...CHECKS.filter(({ id }) => id !== 'untranslated').map(({ id, title, look, lookAtWhole }) => ({
      id,
      title,
      // Whether it needs a page of the app; the others judge how any page has ended.
      appOnly: (look ?? lookAtWhole) !== undefined,
    })),
    { id: 'axe', title: `WCAG 2.2 A and AA, and axe’s best practices (axe ${version}, every rule)`, appOnly: true },
  ];
}

const isApp = ({ end }: PageRecord) => end === 'ready';

export function accessibility({ pages, run }: ReviewReport): Html {
  const records = pages.map(({ record }, at) => ({ record, number: at + 1 }));
  const app = records.filter(({ record }) => isApp(record));
  const others = records.filter(({ record }) => !isApp(record)).map(({ number }) => number);
  const undecidedOn = ({ id }: PageRecord) => {
    const facts = lookUp(run.pages, id)?.axe ?? 'skipped';
    return facts === 'skipped' ? [] : facts.undecided;
  };
  const unsure = records.filter(({ record }) => undecidedOn(record).length > 0);
  const undecided = new Set(unsure.flatMap(({ record }) => undecidedOn(record)));
  const rules = axe.getRules([...AXE_TAGS]).length;
  const failedAxe = app.filter(({ record }) => record.failures.some(({ check }) => check === 'axe')).length;
  return html`<p><b>Result.</b> The standard is WCAG 2.2, levels A and AA. A program has checked ${app.length} of ${pages.length} pages with
the ${rules} rules of axe, an open-source library for such checks; ${failedAxe === 0 ? 'it found no violation' : `it found violations on ${failedAxe} of them`}. This is not a claim of conformance: a program finds only
a part of the barriers.</p>
${others.length > 0 && html`<p>Not checked with axe, because they are stand-ins for pages of other programs: ${pageNumbers(others)}.</p>`}
<table><thead><tr><th scope="col">Check</th><th scope="col">On pages</th><th scope="col">Result</th></tr></thead><tbody>
${checksOf(run.machine.tool.axe).map(({ id, title, appOnly }) => {
  const judged = appOnly ? app : records;
  const failed = judged.filter(({ record }) => record.failures.some(({ check }) => check === id));
  return html`<tr><td>${title}</td><td>${judged.length === records.length ? `all ${records.length}` : `${judged.length} of ${records.length}`}</td>
<td>${failed.length === 0 ? 'passed' : `failed on ${pageNumbers(failed.map(({ number }) => number))}`}</td></tr>`;
})}</tbody></table>
<h3>Known limits</h3>
<ul>
<li>axe’s rules say something about these success criteria: ${criteria().join(', ')}. All others, and most of what these ask for, have to be judged by people.</li>
<li>Whether words are clear, whether an order of reading makes sense, and how a screen reader sounds was not judged. No person has tested these pages
with assistive technology for this pack.</li>
<li>${
    undecided.size === 0
      ? 'The contrast of every text was decided: by axe, or from the picture where axe cannot tell.'
      : `The contrast of ${undecided.size === 1 ? 'one text' : `${undecided.size} texts`} on ${pageNumbers(unsure.map(({ number }) => number))} was not decided: neither axe nor the picture tells it, because the text is
covered, or scrolled out of its area, as most of a long agreement is. run.json lists them.`
  }</li>
<li>Each page was checked in the sizes, the theme and the browser of this pack only, with animations switched off, and not while it was loading.</li>
<li>Pages of partners, such as the one that takes the photos of a document, are stand-ins here; their makers answer for them.</li>
</ul>`;
}
