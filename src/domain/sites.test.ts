import { describe, expect, it } from 'vitest';
import { isIndonesiaSite, isLocallyLicensedSite, isUaeSite, SITES, siteRules } from './sites';

describe('site checks', () => {
  it.each([
    { site: 'NONE', licensed: false, uae: false, indonesia: false },
    { site: 'HKG', licensed: true, uae: false, indonesia: false },
    { site: 'ARE', licensed: false, uae: true, indonesia: false },
    { site: 'TUR', licensed: true, uae: false, indonesia: false },
    { site: 'KAZ', licensed: true, uae: false, indonesia: false },
    { site: 'EU', licensed: true, uae: false, indonesia: false },
    { site: 'IDN', licensed: false, uae: false, indonesia: true },
  ] as const)('of $site are correct', ({ site, licensed, uae, indonesia }) => {
    expect([isLocallyLicensedSite(site), isUaeSite(site), isIndonesiaSite(site)]).toEqual([licensed, uae, indonesia]);
  });
});

describe('siteRules', () => {
  it('use the mobile app for Turkey only', () => {
    expect(SITES.filter((site) => siteRules(site).identityFlow === 'mobile-app')).toEqual(['TUR']);
  });

  it.each([
    ['NONE', 'none'],
    ['HKG', 'local'],
    ['ARE', 'uae'],
    ['TUR', 'local'],
    ['KAZ', 'local'],
    ['EU', 'local'],
    ['IDN', 'indonesia'],
  ] as const)('of %s have the regulation %s', (site, regulation) => {
    expect(siteRules(site).regulation).toBe(regulation);
  });

  it('are overridden by the values of the server', () => {
    expect(siteRules('TUR', { identityFlow: 'web' })).toMatchObject({
      identityFlow: 'web',
      reverificationRequirements: 'turkey',
    });
  });
});
