import { describe, expect, it } from 'vitest';
import type { ComplianceAttributes } from '../domain/compliance';
import { createComplianceSource } from './compliance-config';

it('starts with the initial config, takes the account attributes, and calls subscribers until they unsubscribe', () => {
  const source = createComplianceSource({ site: 'EU' });
  expect(source.current()).toEqual({ site: 'EU', rules: {} });
  const received: unknown[] = [];
  const stop = source.subscribe((config) => received.push(config));
  source.setAccount({ site: 'TUR', rules: { identityFlow: 'web' } });
  stop();
  source.setAccount({ site: 'HKG' });
  expect(received).toEqual([{ site: 'TUR', rules: { identityFlow: 'web' } }]);
});

describe('the account attributes override those of the initial config', () => {
  const page = { site: 'HKG', rules: { identityFlow: 'mobile-app', proofOfAddress: 'at-level-2' } } as const;
  it.each<[account: ComplianceAttributes, expected: object]>([
    [{}, page],
    [{ rules: {} }, page],
    [{ site: 'NONE' }, { ...page, site: 'NONE' }],
    [{ rules: { identityFlow: 'web' } }, { ...page, rules: { ...page.rules, identityFlow: 'web' } }],
    [
      { site: 'EU', rules: { agreements: [] } },
      { site: 'EU', rules: { ...page.rules, agreements: [] } },
    ],
  ])('%j', (account, expected) => {
    const source = createComplianceSource(page);
    source.setAccount(account);
    expect(source.current()).toEqual(expected);
  });

  it('and replace those of an earlier answer', () => {
    const source = createComplianceSource(page);
    source.setAccount({ site: 'TUR', rules: { dueDiligence: 'on-request' } });
    source.setAccount({});
    expect(source.current()).toEqual(page);
  });

  it('and without a site in either, the site is NONE', () => {
    const source = createComplianceSource({});
    source.setAccount({});
    expect(source.current()).toEqual({ site: 'NONE', rules: {} });
  });
});
