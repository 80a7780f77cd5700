import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { decodeLink } from '../link';
import type { LoggedRequest } from '../logged-request';
import { MockBackend } from '../mock/backend';
import type { PageEvent } from '../page-event';
import { parseScenario } from '../scenario';
import { scenarioOf } from '../testing';
import { type BugFacts, bugReport } from './bug-report';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const SECRETS = [
  'Annabel',
  'Meierhofer',
  'anna@posteo.example',
  '+49 171 2345678',
  'sdk_a8Jd93kLmQ02xYz71bNv',
  '812345678',
  'member-of-anna',
];
const [FIRST, LAST, MAIL, PHONE, TOKEN, ID] = SECRETS as [string, string, string, string, string, string];

const scenario = scenarioOf({
  name: `Call of ${MAIL}`,
  member: { id: 'member-of-anna' },
  query: { token: TOKEN, level: 'LEVEL_1' },
  kyc: { limitationInfo: `Ring ${PHONE}` },
  answers: { [KYC_INFO]: { applicant: { firstname: FIRST, lastname: LAST }, opened: false } },
  responses: { [KYC_INFO]: { extra: { mail: MAIL } } },
  once: [{ endpoint: KYC_INFO, result: { kycToken: TOKEN } }],
  faults: [{ kind: 'envelope', ret_code: 10007, ret_msg: `Bye ${FIRST}, ${MAIL}` }],
  steps: [{ act: 'fill', target: { role: 'textbox', key: 'kyc.city' }, value: MAIL }],
});

const call = {
  id: 1,
  at: '2026-11-20T09:00:00.000Z',
  method: 'POST',
  url: `http://api2.harness.localhost:4310/v3/private/kyc/kyc-info?token=${TOKEN}`,
  host: 'api2.harness.localhost:4310',
  path: '/v3/private/kyc/kyc-info',
  endpoint: KYC_INFO,
  query: { token: TOKEN },
  headers: { cookie: `session=${ID}`, 'kyc-access-token': TOKEN, accept: 'application/json' },
  body: { address: `12 Baker Street, ${LAST}` },
  status: 200,
  response: { ret_code: 0, ret_msg: 'OK', result: { applicant: { firstname: FIRST }, state: [{ status: 'SUCCESS' }] } },
  responseHeaders: { 'content-type': 'application/json', 'set-cookie': `session=${ID}` },
  ms: 12,
  fault: null,
  mode: 'web',
} as unknown as LoggedRequest;

const event = (kind: string, more: object): PageEvent => ({ id: 1, page: 'a', kind, at: 1_795_000_000_000, ...more });
const facts: BugFacts = {
  words: `It fails for ${MAIL}, token ${TOKEN}`,
  at: new Date('2026-11-20T09:00:00Z'),
  scenario,
  log: [call],
  events: [
    event('moved', {
      address: `http://www.harness.localhost:4310/user/accounts/auth/sdk?token=${TOKEN}&lang=en#${MAIL}`,
    }),
    event('act', { act: 'pressed', name: `Send a code to ${MAIL}` }),
    event('console', { level: 'error', text: 'for member-of-anna' }),
    event('console', { level: 'error', text: `Error: ${FIRST} ${PHONE}` }),
    event('message', { from: 'http://a', to: 'http://b', text: JSON.stringify({ method: 'x', accessToken: TOKEN }) }),
  ],
  state: { ...new MockBackend(scenario).state, note: `${FIRST} ${LAST}` },
  build: { hash: 'abc', problems: [], files: [] } as unknown as BugFacts['build'],
  buildHash: 'abc',
  panel: 'http://harness.localhost:4310/',
  browser: 'Test',
  picture: new Uint8Array([137, 80]),
};

const filesOf = (zip: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));

it('has every file, and no secret in any file or in the link', () => {
  const files = filesOf(bugReport(facts));
  expect(Object.keys(files).sort()).toEqual([
    'build.json',
    'console.txt',
    'log.har',
    'picture.png',
    'report.txt',
    'scenario.json',
    'state.json',
  ]);
  const link = /#scenario=(\S+)/.exec(files['report.txt'] ?? '')?.[1] ?? '';
  const decoded = decodeLink(link);
  expect(decoded).toMatchObject({ ok: true, input: { answers: { [KYC_INFO]: { opened: false } } } });
  const everything = JSON.stringify([files, decoded]);
  expect(SECRETS.filter((secret) => everything.includes(secret))).toEqual([]);
});

it('tells where, what was done and what was called; its scenario starts', () => {
  const files = filesOf(bugReport({ ...facts, picture: undefined }));
  expect(files['report.txt']).toContain('pressed Send a code to');
  expect(files['report.txt']).toContain('auth/sdk?token=***&lang=en');
  expect(files['report.txt']).not.toContain('picture.png');
  expect(files['console.txt']).toContain('error');
  expect(JSON.parse(files['log.har'] ?? '').log.entries[0]).toMatchObject({
    request: { method: 'POST' },
    response: { status: 200, content: { text: expect.stringContaining('"SUCCESS"') } },
  });
  const again = parseScenario(JSON.parse(files['scenario.json'] ?? ''));
  expect(again).toMatchObject({
    ok: true,
    scenario: { site: 'NONE', faults: [{ ret_code: 10007 }], query: { level: 'LEVEL_1' } },
  });
});
