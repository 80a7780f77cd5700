import { describe, expect, it } from 'vitest';
import { type RequirementFacts, requirementList } from './reverification';
import { SITES, siteRules } from './sites';

const ACCOUNTS = SITES;
const COUNTRIES = ['', 'IND', 'DEU', 'HKG', 'TUR'];
const DISPLAYS = [
  { site: '', country: '' },
  { site: 'NONE', country: '' },
  { site: 'IN', country: '' },
  { site: 'HKG', country: '' },
  { site: '', country: 'IN' },
  { site: '', country: 'IND' },
  { site: '', country: 'DEU' },
  { site: 'EU', country: 'IND' },
];
const ENTRIES = [undefined, '', 'IN', 'HKG', 'NONE', 'constructor'];

/** Every combination of the sources. */
const CELLS: RequirementFacts[] = ACCOUNTS.flatMap((site) =>
  COUNTRIES.flatMap((residenceCountry) =>
    DISPLAYS.flatMap((siteInfo) =>
      ENTRIES.map((entrySite) => ({
        site,
        rules: siteRules(site),
        residenceCountry,
        updatePoi: { siteInfo },
        entrySite,
      })),
    ),
  ),
);

const saysIndia = ({ residenceCountry = '', updatePoi: { siteInfo }, entrySite = '' }: RequirementFacts) =>
  [residenceCountry, siteInfo.site, siteInfo.country, entrySite].some((value) => value === 'IN' || value === 'IND');
const lives = ({ residenceCountry = '' }: RequirementFacts) => residenceCountry;
const named = (value: string | undefined) => value !== undefined && value !== '' && value !== 'NONE';

describe('over account × country × display info × entry', () => {
  it('Turkey’s site has its own list, and no other has', () => {
    for (const cell of CELLS)
      expect(requirementList(cell) === 'turkey', JSON.stringify(cell)).toBe(cell.site === 'TUR');
  });

  const others = CELLS.filter(({ site }) => site !== 'TUR');

  it('India’s list is shown only if something says India, or nothing names a country and the account has no site', () => {
    for (const cell of others) {
      const { site, updatePoi, entrySite } = cell;
      const nothing = ![lives(cell), updatePoi.siteInfo.site, updatePoi.siteInfo.country, entrySite, site].some(named);
      if (requirementList(cell) === 'india') expect(saysIndia(cell) || nothing, JSON.stringify(cell)).toBe(true);
    }
  });

  it('a member of Hong Kong, Germany or Turkey is never told to use an Indian document', () => {
    for (const cell of others) {
      const isElsewhere = named(lives(cell)) && lives(cell) !== 'IND';
      const isOfHongKong = cell.site === 'HKG' && lives(cell) === '' && !saysIndia({ ...cell, entrySite: '' });
      if (isElsewhere || isOfHongKong) expect(requirementList(cell), JSON.stringify(cell)).toBe('general');
    }
  });

  it('India’s list is shown to everyone whom one source calls Indian while no other source disagrees', () => {
    for (const cell of others) {
      const { site, updatePoi, entrySite } = cell;
      const { siteInfo } = updatePoi;
      const disagrees = [lives(cell), siteInfo.country, siteInfo.site, entrySite, site].some(
        (value) => named(value) && value !== 'IN' && value !== 'IND',
      );
      if (saysIndia(cell) && !disagrees) expect(requirementList(cell), JSON.stringify(cell)).toBe('india');
    }
  });
});

const facts = (changes: Partial<RequirementFacts> = {}): RequirementFacts => ({
  site: 'NONE',
  rules: siteRules('NONE'),
  updatePoi: { siteInfo: { site: '', country: '' } },
  residenceCountry: '',
  ...changes,
});
const display = (site: string, country = '') => ({ updatePoi: { siteInfo: { site, country } } });

// biome-ignore format: one row per line keeps the table readable
const ROWS: readonly [name: string, facts: RequirementFacts, list: ReturnType<typeof requirementList>][] = [
  ['nothing is known, and the account has no site', facts(), 'india'],
  ['nothing is known, and the account has a site', facts({ site: 'KAZ' }), 'general'],
  ['the member lives in India', facts({ residenceCountry: 'IND' }), 'india'],
  ['the member lives in India, on a regulated site', facts({ residenceCountry: 'IND', site: 'EU' }), 'india'],
  ['the residence is unknown, and the document was India’s', facts({ applicant: { country: 'IND' } }), 'india'],
  ['the member lives in Germany with a document of India', facts({ residenceCountry: 'DEU', applicant: { country: 'IND' } }), 'general'],
  ['the display info names India', facts(display('', 'IN')), 'india'],
  ['the display info names India’s site, on a regulated site', facts({ ...display('IN'), site: 'EU' }), 'india'],
  ['the display info names Germany', facts(display('', 'DEU')), 'general'],
  ['the display info names a site and no country', facts(display('HKG')), 'general'],
  ['the display info names India, and the member lives in Germany', facts({ ...display('', 'IND'), residenceCountry: 'DEU' }), 'general'],
  ['the display info names India’s site, and the member lives in Germany', facts({ ...display('IN'), residenceCountry: 'DEU' }), 'general'],
  ['the address names India', facts({ entrySite: 'IN' }), 'india'],
  ['the address names India, and the account has a site', facts({ entrySite: 'IN', site: 'HKG' }), 'general'],
  ['the address names India, and the member lives in Germany', facts({ entrySite: 'IN', residenceCountry: 'DEU' }), 'general'],
  ['the address names another site than India', facts({ entrySite: 'HKG' }), 'general'],
  ['the address names another site, and the member lives in India', facts({ entrySite: 'HKG', residenceCountry: 'IND' }), 'general'],
  ['the address repeats the account’s own site', facts({ entrySite: 'EU', site: 'EU', residenceCountry: 'IND' }), 'india'],
  ['the server sends Turkey’s list', facts({ rules: siteRules('HKG', { reverificationRequirements: 'turkey' }) }), 'turkey'],
];

it.each(ROWS)('%s: the list', (_name, given, list) => {
  expect(requirementList(given)).toBe(list);
});
