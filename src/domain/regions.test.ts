import { describe, expect, it } from 'vitest';
import english from '../public/locales/en/user-accounts.json' with { type: 'json' };
import { hasPostcode, localFirst, regionOf } from './regions';
import { SITES, siteRules } from './sites';

describe('regions', () => {
  it('have criteria exactly if the site has an investor status', () => {
    for (const site of SITES) {
      const { investorClasses } = siteRules(site);
      expect(regionOf(site).criteria.length > 0, site).toBe(investorClasses.length > 0);
    }
  });

  it('have a text for every criterion and every risk warning', () => {
    for (const site of SITES) {
      const { criteria, riskWarnings } = regionOf(site);
      for (const criterion of criteria) expect(english.investorStatus.criteria).toHaveProperty(criterion);
      for (const warning of riskWarnings) expect(english.region.risk).toHaveProperty(warning);
    }
  });

  it('never say that no scheme protects deposits: that is a fact about the operator', () => {
    for (const site of SITES) expect(regionOf(site).riskWarnings).not.toContain('no-compensation');
  });
});

it.each([
  ['IDN', ['ID_CARD', 'PASSPORT', 'DRIVERS']],
  ['EU', ['ID_CARD', 'PASSPORT', 'DRIVERS']],
  ['NONE', ['ID_CARD', 'PASSPORT', 'DRIVERS']],
] as const)('the documents of %s are offered as %j', (site, order) => {
  for (const offered of [order, order.toReversed()]) {
    expect(
      localFirst(
        site,
        offered.map((type) => ({ type })),
      ).map(({ type }) => type),
    ).toEqual(order);
  }
});

it('addresses of Hong Kong and the UAE have no postcode', () => {
  expect(SITES.filter((site) => !hasPostcode(site))).toEqual(['HKG', 'ARE']);
});
