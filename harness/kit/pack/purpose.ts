import { SITES, type Site } from '../../../src/domain/sites';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import type { ReviewScope } from './pack-order';

/** English names of places, because packs are in English and readers may have no font for the local name. */

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
export const nameOf = (language: Language) => `${LANGUAGE_NAMES.of(language)} (${language})`;

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
/** ISO 3166-1 code of each site's country or union; undefined without a regulated site. */
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

const LIST = new Intl.ListFormat('en');

/** What a pack is for, in a sentence: what its parts show, and where. */
export function purposeOf(parts: readonly ReviewScope[]): string {
  const [first = '', ...others] = new Set(parts.map(partWords));
  return `To review ${[first, ...others].join('; ')}.`;
}

function partWords({
  routes,
  agreements,
  scenarios,
  steps,
  walks,
  own,
  until,
  sites,
  languages,
  devices,
}: ReviewScope): string {
  const shown: readonly (readonly [boolean, string])[] = [
    [routes.length > 0, routes.length === 1 ? '1 screen' : `${routes.length} screens`],
    [agreements, 'each agreement'],
    [scenarios.length > 0, steps.length > 0 ? 'named scenarios with further steps' : 'named scenarios'],
    [walks.length > 0, until === undefined ? 'named walks' : `named walks up to the step “${until}”`],
    [own.length > 0, own.length === 1 ? '1 scenario of its own' : `${own.length} scenarios of its own`],
  ];
  const what = LIST.format(shown.flatMap(([is, words]) => (is ? [words] : [])));
  const site = sites.length === SITES.length ? 'all sites' : LIST.format(sites.map(siteName));
  const all = languages.length === Object.keys(LANGUAGES).length;
  const language = all ? 'all languages' : LIST.format(languages.map(nameOf));
  return `${what}: ${site}, in ${language}, on ${LIST.format(devices.map((device) => device.replaceAll('-', ' ')))}`;
}
