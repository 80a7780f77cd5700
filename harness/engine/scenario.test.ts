import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SITE_ROWS, SITES } from '../../src/domain/sites';
import { LANGUAGES } from '../../src/i18n/languages';
import { scenarioJsonSchema } from './json-schema';
import { parseScenario } from './scenario';
import { anyJson, anyScenario, scenarioOf } from './testing';

const problemPaths = (value: unknown) => {
  const parsed = parseScenario(value);
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};

describe('a scenario', () => {
  it('is completed by the defaults', () => {
    expect(scenarioOf()).toMatchObject({
      version: 1,
      site: 'NONE',
      language: 'en',
      mode: 'web',
      theme: 'light',
      route: '/auth/personal',
      seed: 1,
      member: { signedIn: true, kycTag: 0, currencyCode: 'USD' },
      kyc: { opened: true, steps: { '1': 'ALLOW', '2': 'NOT_ALLOW' }, poi: 'DisplayUpdatePOIStatus_No' },
      config: { requestTimeoutMs: 30_000 },
      responses: {},
      faults: [],
      vendor: { outcome: 'approve' },
    });
  });

  it('does not change when it is completed again', () => {
    fc.assert(
      fc.property(anyScenario, (input) => {
        expect(scenarioOf(scenarioOf(input))).toEqual(scenarioOf(input));
      }),
    );
  });

  it.each(SITES)('has the language of site %s by default', (site) => {
    const language = SITE_ROWS[site].language;
    expect(scenarioOf({ site }).language).toBe(language in LANGUAGES ? language : 'en');
  });

  it.each([
    [{ colour: 'red' }, 'colour'],
    [{ site: 'XXX' }, 'site'],
    [{ kyc: { steps: { '3': 'ALLOW' } } }, 'kyc.steps.3'],
    [{ kyc: { steps: { '1': 'DONE' } } }, 'kyc.steps.1'],
    [{ route: 'auth/personal' }, 'route'],
    [{ route: '/auth/personal?x=1' }, 'route'],
    [{ now: 'yesterday' }, 'now'],
    [{ responses: { 'POST /no/such/call': {} } }, 'responses.POST /no/such/call'],
    [{ faults: [{ kind: 'flood' }] }, 'faults.0.kind'],
    [{ faults: [{ kind: 'network', endpoint: 'GET /no/such/call' }] }, 'faults.0.endpoint'],
    [{ faults: [{ kind: 'slow' }] }, 'faults.0.ms'],
    [{ faults: [{ kind: 'network', ms: 3 }] }, 'faults.0.ms'],
    [{ faults: [{ kind: 'network', times: 0 }] }, 'faults.0.times'],
  ])('refuses %j with the path of the wrong key', (input, path) => {
    expect(problemPaths(input)).toEqual([path]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(anyJson, fc.anything()), (value) => void parseScenario(value)));
  });

  it('has a JSON Schema with the same keys that allows no others', () => {
    const schema = scenarioJsonSchema() as { properties: Record<string, unknown>; additionalProperties: boolean };
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(scenarioOf()).sort());
    expect(schema.additionalProperties).toBe(false);
  });
});
