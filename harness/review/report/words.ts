import { lookUp } from '../../../src/domain/look-up';
import { ROUTES } from '../../../src/domain/routes';
import type { Site } from '../../../src/domain/sites';
import { directionOf, type Language } from '../../../src/i18n/languages';
import { type Html, html } from '../../server/html';
import { languageShown } from '../../sweep/checks/language';
import type { PackFacts, PageRecord, RunFacts } from '../pack-files';
import { ownName } from '../scope/walk-pages';
import type { SignOff } from '../sign-off';

/** Words and forms that the parts of a report share. */

/** All that the report shows. */
export interface ReviewReport {
  readonly facts: PackFacts;
  readonly run: RunFacts;
  readonly contentHash: string;
  /** Each page with its picture as a data URL. */
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

/** A commit as `git describe` names it, without its mark for a reader who does not know it. */
export const commitWords = (commit: string | null) =>
  commit?.replace(/-dirty$/, ', with changes that are in no commit') ?? null;

/** Rows of a table with a heading on the left; rows without a value are left out. */
export function factTable(rows: readonly (readonly [string, unknown, 'mono'?])[]): Html {
  const shown = rows.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return html`<table class="facts">${shown.map(
    ([name, value, look]) => html`<tr><th scope="row">${name}</th><td class="${look ?? ''}">${value}</td></tr>`,
  )}</table>`;
}

export function textList(language: Language, texts: readonly string[]): Html {
  return html`<ul class="lines" lang="${language}" dir="${directionOf(language)}">${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
}

const summaryOf = (route: string) => ROUTES.find(({ path }) => path === route)?.summary ?? route;
/** In English, because the report is, and its reader may have no font for the language's own name. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
export const nameOf = (language: Language) => `${LANGUAGE_NAMES.of(language)} (${language})`;

/** Statuses in the names of scenarios that say nothing, or something else, to a reader who does not know the interface. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  ALLOW: 'may be started',
  CERTIFICATION_DISABLED: 'switched off',
  FAILED_AND_CAN_NOT_RETRY: 'not passed, without another try',
  FAILED_AND_CAN_RETRY: 'not passed, may be tried again',
  NOT_ALLOW: 'may not be started',
  REJECT: 'rejected',
  SUCCESS: 'passed',
  TODO: 'to do',
  UNDEFINED: 'unknown',
  UNSUBMIT: 'not sent',
};

/** The name of a scenario without codes: testers look for a status by its code, readers of a report do not know it. */
export function plainName(name: string): string {
  return name
    .replace(/\bTurkey\b/g, 'Türkiye')
    .replace(/\b([Vv])endor(s?)\b/g, (_whole, first: string, end: string) => `${first === 'V' ? 'P' : 'p'}artner${end}`)
    .replace(/, site [A-Z]+$/, '')
    .replace(/\b(?:QUESTIONNAIRE_STATUS_|EDDStatus_)/, '')
    .replace(
      /\b[A-Z][A-Z_]{3,}\b(?!\.)/g,
      (code) => lookUp(STATUS_WORDS, code) ?? code.replaceAll('_', ' ').toLowerCase(),
    )
    .replace(/ \(\d{4}\)$/, '')
    .replace(/: Reject(?:ed)?$/, ': rejected')
    .replace(/: Rejected Daily$/, ': rejected, without another try today')
    .replace(/: no-attempts$/, ': no attempts left')
    .replace(/: in-review$/, ': in review');
}

/** What a page is, in words: the heading of a walk's step, its named scenario, or its screen. */
export function titleOf({ scenario, heading, walk, end }: PageRecord): string {
  if (walk !== null) return STAND_IN[end] ?? (heading === '' ? walk.name : heading);
  const name = ownName(scenario.name);
  return plainName(name === scenario.route ? summaryOf(scenario.route) : name);
}

/** What stands in for pages that are not the app's. */
export const STAND_IN: Readonly<Partial<Record<PageRecord['end'], string>>> = {
  left: 'Outside of the app: a stand-in',
  closed: 'The app has closed itself',
};

/** Where and how a page is shown, in words. The light theme, which is the usual one, is not named. */
export function placeOf({ scenario }: Pick<PageRecord, 'scenario'>): string {
  const { site, device, theme } = scenario;
  const look = theme === 'dark' ? ', dark theme' : '';
  return `${siteName(site)}, ${nameOf(languageShown(scenario))}, ${device.replaceAll('-', ' ')}${look}`;
}

/** The steps of a walk that a page shows, such as `steps 3 to 5 of 12`, or `opening and step 1 of 12`. */
export function stepsOf({ from, to, of }: NonNullable<PageRecord['walk']>): string {
  if (to === 0) return 'opening';
  if (from === 0) return to === 1 ? `opening and step 1 of ${of}` : `opening to step ${to} of ${of}`;
  return from === to ? `step ${from} of ${of}` : `steps ${from} to ${to} of ${of}`;
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

export function siteName(site: Site): string {
  const code = REGION_CODES[site];
  return code === undefined ? 'no regulated site' : `${REGIONS.of(code)} (${site})`;
}

/** Numbers of pages in a sentence, such as `pages 2 to 4, 9`: neighbours as one range. */
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

/** A time as the report prints it, in UTC: to the minute, or to the second. */
export function dateTime(time: string, to: 'minute' | 'second' = 'minute'): string {
  return `${time.slice(0, 10)} ${time.slice(11, to === 'minute' ? 16 : 19)} UTC`;
}
