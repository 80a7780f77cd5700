import { expect, it } from 'vitest';
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

it('keeps its site when the account names one that nobody knows', () => {
  const source = createComplianceSource({ site: 'nonsense' });
  source.setAccount({ site: 'XX' });
  expect(source.current().site).toBe('NONE');
});
