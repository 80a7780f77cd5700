import { describe, expect, it } from 'vitest';
import english from '../public/locales/en/user-accounts.json' with { type: 'json' };
import { localFirst, REGION_COLUMNS, REGIONS, REGULATORS, regionOf } from './regions';
import { ROUTES } from './routes';
import { SITES, siteRules } from './sites';

describe('regions', () => {
  it('have criteria exactly where the site has an investor status', () => {
    for (const site of SITES) {
      const { investorClasses } = siteRules(site);
      expect(regionOf(site).criteria.length > 0, site).toBe(investorClasses.length > 0);
    }
  });

  it('have a regulator each, with its texts; only the account of no site has none', () => {
    const regulators = SITES.map((site) => REGIONS[site].regulator);
    expect([...regulators].sort()).toEqual([...REGULATORS].sort());
    for (const regulator of REGULATORS) {
      expect(english.region.supervision[regulator], regulator).not.toBe('');
      expect(english.region.complaints[regulator], regulator).not.toBe('');
    }
  });

  it('name real screens for every column', () => {
    const paths = new Set<string>(ROUTES.map(({ path }) => path));
    for (const [column, screens] of Object.entries(REGION_COLUMNS)) {
      expect(
        screens.filter((path) => !paths.has(path)),
        column,
      ).toEqual([]);
      expect(screens.length, column).toBeGreaterThan(0);
    }
  });
});

it.each([
  ['IDN', ['ID_CARD', 'PASSPORT', 'DRIVERS']],
  ['EU', ['ID_CARD', 'PASSPORT', 'DRIVERS']],
  ['NONE', ['PASSPORT', 'DRIVERS', 'ID_CARD']],
] as const)('the documents of %s are offered as %j', (site, order) => {
  expect(localFirst(site, ['PASSPORT', 'DRIVERS', 'ID_CARD'] as const, (type) => type)).toEqual(order);
});
