import { describe, expect, it } from 'vitest';
import { createComplianceSource } from './compliance-config';

it('starts from the page, takes the account, and tells subscribers until they leave', () => {
  const source = createComplianceSource({ site: 'EU' });
  expect(source.current()).toEqual({ site: 'EU', rules: {} });
  const heard: unknown[] = [];
  const stop = source.subscribe((config) => heard.push(config));
  source.setAccount({ site: 'TUR', rules: { identityFlow: 'web' } });
  stop();
  source.setAccount({ site: 'HKG' });
  expect(heard).toEqual([{ site: 'TUR', rules: { identityFlow: 'web' } }]);
});

describe('the page is the base, the account changes what it names', () => {
  const page = { site: 'HKG', rules: { identityFlow: 'mobile-app', proofOfAddress: 'at-level-2' } } as const;
  it.each([
    [{}, page],
    [{ rules: {} }, page],
    [{ site: 'NONE' }, { ...page, site: 'NONE' }],
    [{ rules: { identityFlow: 'web' } }, { ...page, rules: { ...page.rules, identityFlow: 'web' } }],
    [
      { site: 'EU', rules: { agreements: [] } },
      { site: 'EU', rules: { ...page.rules, agreements: [] } },
    ],
  ] as const)('%j', (account, expected) => {
    const source = createComplianceSource(page);
    source.setAccount(account);
    expect(source.current()).toEqual(expected);
  });

  it('each time anew: nothing of an earlier answer stays', () => {
    const source = createComplianceSource(page);
    source.setAccount({ site: 'TUR', rules: { dueDiligence: 'on-request' } });
    source.setAccount({});
    expect(source.current()).toEqual(page);
  });

  it('without a site on either, there is none', () => {
    const source = createComplianceSource({});
    source.setAccount({});
    expect(source.current()).toEqual({ site: 'NONE', rules: {} });
  });
});
