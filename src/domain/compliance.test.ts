import { describe, expect, it } from 'vitest';
import { configuredCompliance } from './compliance';

describe('configuredCompliance', () => {
  it.each<[unknown, object, readonly string[]]>([
    [undefined, {}, []],
    [{ site: 'TUR', rules: { identityFlow: 'web' } }, { site: 'TUR', rules: { identityFlow: 'web' } }, []],
    [{ site: 'XX', rules: {} }, { rules: {} }, ['compliance.site']],
    [
      { site: 'TUR', rules: { identityFlow: 'bogus', dueDiligence: 'on-request' } },
      { site: 'TUR', rules: { dueDiligence: 'on-request' } },
      ['compliance.rules.identityFlow'],
    ],
    ['TUR', {}, ['compliance']],
    [null, {}, ['compliance']],
  ])('of %j is %j, without %j', (raw, attributes, problems) => {
    expect(configuredCompliance(raw)).toEqual({ attributes, problems });
  });
});
