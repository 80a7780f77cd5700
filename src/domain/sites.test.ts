import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Rows of the table in PRODUCT.md, 'Regulated sites', and the rules that they are about. */
const SPECIFIED = {
  'identity flow': 'identityFlow',
  're-verification requirements': 'reverificationRequirements',
  'proof of address': 'proofOfAddress',
  'investor tests': 'investorTests',
  'investor classes': 'investorClasses',
  agreements: 'agreements',
  'due diligence on level 2': 'dueDiligence',
} as const satisfies Record<string, keyof SiteRules>;

/** The cells of a row of the specification, from its table of sites. */
function specified(name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../PRODUCT.md'), 'utf8');
  const line = text.split('\n').find((one) => one.startsWith(`| ${name} |`)) ?? '';
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

/** The words of a cell for a value of the rules. */
const wordsOf = (value: string | readonly string[]): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ') || 'none';
  return value === 'turkey' ? "Turkey's" : String(value).replaceAll('-', ' ');
};

it('the table of the specification has a column for each site', () => {
  expect(specified('identity flow')).toHaveLength(SITES.length);
});

it.each(Object.entries(SPECIFIED))('each site has the %s of the specification', (name, rule) => {
  const cells = SITES.map((site) => wordsOf(siteRules(site)[rule]));
  expect(specified(name).map((cell) => cell.replaceAll('-', ' '))).toEqual(cells);
});
