import { describe, expect, it } from 'vitest';
import { SITES, type SiteRules, siteRules } from './sites';

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

/** For a compliance team to review. */
const DEFAULTS: Readonly<Record<Exclude<keyof SiteRules, 'regulation'>, readonly string[]>> = {
  identityFlow: ['web', 'web', 'web', 'mobile-app', 'web', 'web', 'web'],
  reverificationRequirements: ['default', 'default', 'default', 'turkey', 'default', 'default', 'default'],
  proofOfAddress: ['at-level-2', 'always', 'always', 'always', 'always', 'always', 'at-level-2'],
  investorTests: ['', 'knowledge,risk-tolerance', 'risk-tolerance', 'knowledge', '', 'knowledge', 'risk-tolerance'],
  investorClasses: ['', 'professional', 'qualified', '', 'professional', '', ''],
  agreements: [
    'client',
    'client,risk-disclosure',
    'client,virtual-asset-risk',
    'client,explicit-consent',
    'client',
    'client,order-execution',
    'client,risk-statement',
  ],
  dueDiligence: [
    'on-request',
    'source-of-wealth',
    'source-of-funds',
    'source-of-funds',
    'on-request',
    'source-of-funds',
    'on-request',
  ],
};

it.each(Object.entries(DEFAULTS))('each site has the listed %s', (rule, cells) => {
  expect(SITES.map((site) => String(siteRules(site)[rule as keyof SiteRules]))).toEqual(cells);
});
