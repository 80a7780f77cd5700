import { directionOf, type Language } from '../../../../src/i18n/languages';
import { languageShown } from '../../../core/page-language';
import type { PackFacts, PageRecord, RunFacts } from '../../../kit/pack/pack-files';
import { nameOf, siteName } from '../../../kit/pack/purpose';
import type { SignOff } from '../../../kit/pack/sign-off';
import { type Html, html } from '../../../server/html';

/** Phrases and formats that the parts of a report share. */

export interface ReviewReport {
  readonly facts: PackFacts;
  readonly run: RunFacts;
  readonly contentHash: string;
  /** With their pictures as data URLs. */
  readonly pages: readonly { readonly record: PageRecord; readonly picture: string }[];
  readonly signOffs: readonly SignOff[];
}

export const DECISION_WORDS: Readonly<Record<SignOff['decision'] | 'open', string>> = {
  prepared: 'prepared',
  approved: 'approved',
  rejected: 'rejected',
  note: 'note',
  open: 'not decided yet',
};

/** A commit from `git describe`, without the suffix that only developers know. */
export const commitWords = (commit: string | null) =>
  commit?.replace(/-dirty$/, ', with changes that are in no commit') ?? null;

/** Rows of a table with headings on the left; rows without a value are left out. */
export function factTable(rows: readonly (readonly [string, unknown, 'mono'?])[]): Html {
  const shown = rows.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return html`<table class="facts">${shown.map(
    ([name, value, look]) => html`<tr><th scope="row">${name}</th><td class="${look ?? ''}">${value}</td></tr>`,
  )}</table>`;
}

export function textList(language: Language, texts: readonly string[]): Html {
  return html`<ul class="lines" lang="${language}" dir="${directionOf(language)}">${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
}

/** Where and how a page is shown. Does not mention the light theme, which is the default. */
export function placeOf({ scenario }: Pick<PageRecord, 'scenario'>): string {
  const { site, device, theme } = scenario;
  const look = theme === 'dark' ? ', dark theme' : '';
  return `${siteName(site)}, ${nameOf(languageShown(scenario))}, ${device.replaceAll('-', ' ')}${look}`;
}

/** Such as `steps 3 to 5 of 12`, or `opening and step 1 of 12`. */
export function stepsOf({ from, to, of }: NonNullable<PageRecord['walk']>): string {
  if (to === 0) return 'opening';
  if (from === 0) return to === 1 ? `opening and step 1 of ${of}` : `opening to step ${to} of ${of}`;
  return from === to ? `step ${from} of ${of}` : `steps ${from} to ${to} of ${of}`;
}

/** Such as `pages 2 to 4, 9`. */
export function pageNumbers(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const words = ranges.map(([from, to]) =>
    from === to ? `${from}` : `${from}${to === from + 1 ? ', ' : ' to '}${to}`,
  );
  return `${numbers.length === 1 ? 'page' : 'pages'} ${words.join(', ')}`;
}

/** In UTC, to the minute or to the second. */
export function dateTime(time: string, to: 'minute' | 'second' = 'minute'): string {
  return `${time.slice(0, 10)} ${time.slice(11, to === 'minute' ? 16 : 19)} UTC`;
}
