import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SITE_ROWS, SITES } from '../../src/domain/sites';
import { LANGUAGES } from '../../src/i18n/languages';
import { scenarioJsonSchema } from './json-schema';
import { MAX_DEPTH, MAX_SCENARIO_LENGTH } from './limits';
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
      answers: {},
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
    [{ answers: { 'POST /no/such/call': {} } }, 'answers.POST /no/such/call'],
    [{ faults: [{ kind: 'flood' }] }, 'faults.0.kind'],
    [{ faults: [{ kind: 'network', endpoint: 'GET /no/such/call' }] }, 'faults.0.endpoint'],
    [{ faults: [{ kind: 'slow' }] }, 'faults.0.ms'],
    [{ faults: [{ kind: 'network', ms: 3 }] }, 'faults.0.ms'],
    [{ faults: [{ kind: 'network', times: 0 }] }, 'faults.0.times'],
    [{ faults: [{ kind: 'network', from: 0 }] }, 'faults.0.from'],
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

describe('a scenario that cannot be kept', () => {
  const problemsOf = (value: unknown) => {
    const parsed = parseScenario(value);
    return parsed.ok ? [] : parsed.problems;
  };
  const nested = (levels: number): unknown => (levels === 0 ? {} : { a: nested(levels - 1) });

  it('is nested too deep', () => {
    expect(problemsOf({ responses: { x: nested(MAX_DEPTH) } })).toEqual([
      { path: 'responses.x', message: `Nested deeper than ${MAX_DEPTH} levels` },
    ]);
  });

  it('is longer than the limit by one character', () => {
    const rest = JSON.stringify({ responses: { x: '' } }).length;
    const withText = (length: number) => ({ responses: { x: 'x'.repeat(length) } });
    const tooLong = [{ path: '', message: `A scenario has at most ${MAX_SCENARIO_LENGTH} characters as JSON` }];
    expect(problemsOf(withText(MAX_SCENARIO_LENGTH - rest + 1))).toEqual(tooLong);
    expect(problemsOf(withText(MAX_SCENARIO_LENGTH - rest))).not.toEqual(tooLong);
  });

  it('is not JSON', () => {
    expect(problemsOf({ seed: 1n })).toEqual([{ path: '', message: expect.stringMatching(/^A scenario is JSON: .+/) }]);
    expect(problemsOf(undefined)).not.toEqual([]);
  });

  it('has at most a hundred problems, one for each unknown key', () => {
    const keys = Array.from({ length: 150 }, (_key, index) => [`key${index}`, 1]);
    const problems = problemsOf(Object.fromEntries(keys));
    expect(problems).toHaveLength(100);
    expect(problems[0]).toEqual({ path: 'key0', message: 'Unknown key "key0"' });
  });
});

it.each([
  [{ site: 'GBR' }, `This has to be one of: ${SITES.join(', ')}`],
  [{ version: 2 }, 'This has to be 1'],
  [{ now: 'yesterday' }, 'This has to be a time in UTC, such as 2026-11-20T09:00:00Z'],
  [{ config: { apiBase: 'x' } }, 'This has to be an address, such as https://example.com/'],
  [{ config: { brandColour: 'red' } }, 'a hash and six hexadecimal digits, such as #1a5fd0'],
  [{ risk: { attempts: 0 } }, 'This has to be at least 1'],
  [{ member: { id: '' } }, 'This has to be at least 1 character'],
  [{ config: { requestTimeoutMs: 600_001 } }, 'This has to be at most 600000'],
  [{ faults: [{ kind: 'slow', ms: 0 }] }, 'This has to be more than 0'],
  [
    { faults: [{ kind: 'empty', endpoint: 'kyc-info' }] },
    'There is no call "kyc-info". Did you mean "POST /v3/private/kyc/kyc-info"?',
  ],
  [
    { responses: { 'GET /x/edd-info': 1 } },
    /^There is no call "GET \/x\/edd-info". Name it by method and path, such as "GET \/\S+"; \/catalogue lists all$/,
  ],
  [
    { answers: { 'POST /x/get-edd-info': 1 } },
    'There is no call "POST /x/get-edd-info". Did you mean "GET /v3/private/aml/get-edd-info"?',
  ],
  [{ faults: [{ kind: 'cut' }] }, /^This has to be one of: envelope, http, network, /],
  [{ steps: [{ act: 'jump' }] }, /^This has to be one of: press, fill, choose, /],
  [{ risk: { attempts: 'x' } }, 'This has to be a number, such as 3'],
  [{ risk: { attempts: 2.5 } }, 'This has to be a whole number, such as 3'],
  [{ name: 7 }, 'This has to be a text'],
  [{ faults: {} }, 'This has to be a list'],
])('describes what a value of %j has to be', (input, message) => {
  const parsed = parseScenario(input);
  const expected = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.message)).toEqual([expected]);
});
