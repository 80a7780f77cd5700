import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENDPOINT_NAMES } from '../../../src/api/endpoints';
import { CONTROL_PATH } from '../../core/hosts';
import { MAX_DEPTH } from '../../core/limits';
import { encodeLink } from '../../core/link';
import { anyCharacter, anyJson, anyScenario, scenarioOf } from '../../core/testing';
import { api, call, control } from '../testing/client';
import { harnessOfThisFile } from '../testing/harness';

const harness = harnessOfThisFile();
const change = (method: string, body: unknown) => control(harness().port, '/scenario', { method, body });

async function everything() {
  const answers = await Promise.all(['/scenario', '/state', '/requests'].map((path) => control(harness().port, path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return answers;
}

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const linkOf = (json: string) => ({ link: `s1.${btoa(json)}` });
const tooDeep = `{"responses":{"${KYC_INFO}":${nested(5000)}}}`;

it.each([
  ['a response', tooDeep, `responses.${KYC_INFO}`],
  ['a response as deep as a body can be', `{"responses":{"${KYC_INFO}":${nested(300_000)}}}`, `responses.${KYC_INFO}`],
  ['an unknown key', `{"colour":${nested(5000)}}`, 'colour.0'],
  ['a known key', `{"kyc":{"steps":${nested(5000)}}}`, 'kyc.steps'],
  ['the value as a whole', nested(5000), '0.0'],
])('%s that is nested too deep is refused at its key', async (_what, body, path) => {
  await change('PUT', { site: 'TUR' });
  const before = await everything();
  for (const method of ['PUT', 'PATCH']) {
    const { status, json } = await change(method, body);
    expect([method, status, json.problems[0].path]).toEqual([method, 422, path]);
    expect(json.problems[0].message).toContain(String(MAX_DEPTH));
  }
  expect(await everything()).toEqual(before);
});

it('a link whose content is nested too deep is refused', async () => {
  const before = await everything();
  const { status, json } = await change('PUT', linkOf(tooDeep));
  expect([status, json.problems[0].path]).toEqual([422, `responses.${KYC_INFO}`]);
  expect(await everything()).toEqual(before);
});

it('accepts nesting up to the limit, and keeps working', async () => {
  // Minus two levels: the scenario and its responses.
  const body = `{"responses":{"${KYC_INFO}":{"extra":${nested(MAX_DEPTH - 3)}}}}`;
  expect((await change('PUT', body)).status).toBe(200);
  expect((await api(harness().port, 'POST', '/v3/private/kyc/kyc-info')).status).toBe(200);
  await everything();
});

it('patches cannot make a scenario grow past the limit', async () => {
  await change('PUT', {});
  const patch = (endpoint: string) => change('PATCH', { responses: { [endpoint]: 'x'.repeat(400_000) } });
  const statuses: number[] = [];
  for (const endpoint of ENDPOINT_NAMES.slice(0, 4)) statuses.push((await patch(endpoint)).status);
  expect(statuses).toEqual([200, 200, 422, 422]);
  expect(Object.keys((await everything())[0]?.json.scenario.responses)).toHaveLength(2);
});

it('answers whose bodies are long are cut in the log, and the log stays short', async () => {
  await change('PUT', { responses: { [KYC_INFO]: { padding: 'x'.repeat(900_000) } } });
  for (let count = 0; count < 5; count += 1) {
    const { text } = await api(harness().port, 'POST', '/v3/private/kyc/kyc-info', { body: { count } });
    expect(text.length).toBeGreaterThan(900_000);
  }
  const { text } = await call(harness().port, `${CONTROL_PATH}/requests`);
  expect(text.length).toBeLessThan(200_000);
  const [line] = JSON.parse(text);
  expect(line).toMatchObject({ body: { count: 0 }, status: 200, response: { truncated: true } });
  expect(line.response.bytes).toBeGreaterThan(900_000);
  expect(line.response.start).toMatch(/^\{"ret_code":0,/);
});

const hostileJson = fc.oneof(
  anyJson.map((value) => JSON.stringify(value)),
  fc.integer({ min: MAX_DEPTH, max: 5000 }).map(nested),
  fc.integer({ min: MAX_DEPTH, max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constantFrom('{"__proto__":{"site":"TUR"}}', '{"constructor":{"prototype":{}}}', '1e999', '"\\ud800"', '-0'),
  fc.string({ unit: anyCharacter }).map((text) => JSON.stringify(text)),
);
const keys = fc.constantFrom(
  'site',
  'name',
  'route',
  'query',
  'seed',
  'now',
  'kyc',
  'member',
  'answers',
  'responses',
  'faults',
  'link',
  'version',
  '__proto__',
  'toString',
);
const hostileScenario = fc.oneof(
  hostileJson,
  fc.tuple(keys, hostileJson).map(([key, json]) => `{${JSON.stringify(key)}:${json}}`),
  fc
    .tuple(fc.constantFrom(...ENDPOINT_NAMES, '__proto__', 'GET /nothing'), hostileJson)
    .map(([endpoint, json]) => `{"responses":{${JSON.stringify(endpoint)}:${json}}}`),
);
const hostileBody = fc.oneof(
  hostileScenario,
  fc.string({ unit: anyCharacter }),
  anyScenario.map((scenario) => JSON.stringify(scenario)),
  anyScenario.map((scenario) => JSON.stringify({ link: encodeLink(scenarioOf(scenario)) })),
  fc.tuple(anyScenario, keys, anyJson).map(([good, key, bad]) => JSON.stringify({ ...good, [key]: bad })),
  fc.oneof(fc.string(), fc.base64String()).map((text) => JSON.stringify({ link: `s1.${text}` })),
  fc.string({ unit: anyCharacter }).map((text) => JSON.stringify({ link: text })),
);

it('whatever is sent, no call fails, and a refused one changes nothing', async () => {
  const { port } = harness();
  // Otherwise each run would read the previous test's megabyte four times.
  await change('PUT', {});
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('PUT', 'PATCH'), hostileBody, hostileJson, async (method, body, called) => {
      // With some faults a call gets no answer, so remove them first.
      await change('PATCH', { faults: [] });
      await control(port, '/requests', { method: 'DELETE' });
      expect((await api(port, 'POST', '/v3/private/kyc/kyc-info', { body: called })).status).toBe(200);
      const before = await everything();
      const { status, json } = await change(method, body);
      expect([200, 400, 422]).toContain(status);
      if (status !== 200) {
        expect(json.error).toEqual(expect.any(String));
        if (status === 422) expect(json.problems.length).toBeGreaterThan(0);
        expect(await everything()).toEqual(before);
      }
      expect((await call(port, '/', { host: 'embed.harness.localhost' })).status).toBe(200);
      await everything();
    }),
    {
      numRuns: 30,
      examples: [
        ['PUT', tooDeep, nested(5000)],
        ['PATCH', tooDeep, '{}'],
      ],
    },
  );
}, 60_000);
