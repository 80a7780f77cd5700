import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { HarError } from '../core/contract/har-text';
import { UsageError } from '../kit/errors';
import { entryOf, fileOf, harOf } from '../tools/contract/testing';
import { runCommand } from './commands';

afterEach(() => void vi.restoreAllMocks());

const SECRETS = ['Anna', '4711-secret', 'a-token', 'of-the-member', 'PASSPORT-NO'];
const INFO = 'POST /v3/private/kyc/kyc-info?token=a-token';
const PROFILE = 'GET /v2/private/user/profile';

async function check(entries: readonly object[]): Promise<{ code: number; lines: string[] }> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await runCommand(['contract', 'check', harOf(entries)]);
  return { code, lines: print.mock.calls.map(([line]) => String(line)) };
}

it('exits with 0 for differences that the app works with, and ends with a line of JSON', async () => {
  const { code, lines } = await check([
    entryOf(PROFILE, { ret_code: 0, result: { id: 'm', currency_code: 7, news: 1 } }),
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ entries: 1, calls: 1, breaks: 0, dropped: 1, unknown: 1 });
});

it('exits with 1 if an answer breaks the contract, and prints no value', async () => {
  const result = {
    applicant: { firstname: ['Anna'], lastname: 'Anna', 'anna@of-the-member.example': 1, 'Anna B': 2 },
    state: [{ level: 'LEVEL_1', status: 'Anna', type: 4711 }],
    kycToken: { value: 'a-token' },
    updatePoi: { status: 'PASSPORT-NO' },
  };
  const { code, lines } = await check([
    entryOf(INFO, { ret_code: 0, ret_msg: 'Hello Anna', result, Anna_4711_0: 'Anna' }),
    entryOf(PROFILE, { ret_code: 123456, ret_msg: 'Anna', result: 'Anna' }),
    entryOf('GET /v3/private/users/4711-secret?name=Anna', {}),
  ]);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain('breaks   result.updatePoi.status: another text');
  for (const secret of SECRETS) expect(lines.join('\n')).not.toContain(secret);
  expect(lines.join('\n')).not.toContain('123456');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ answers: 2, breaks: 2, notInContract: 1 });
});

it.each([
  [['check'], "missing required argument 'file'"],
  [['check', 'a.har', 'b.har'], 'too many arguments'],
  [['guide', 'x'], 'too many arguments'],
  [['compare', 'a.har'], 'too many arguments'],
  [['check', 'a.har', '--api', 'api2.example.com'], '--api takes the address'],
  [['check', 'a.har', '--api', 'file:///x'], '--api takes the address'],
])('contract %j is a wrong command line', async (words, why) => {
  const run = runCommand(['contract', ...words]);
  await expect(run).rejects.toThrow(why);
  await expect(run).rejects.toBeInstanceOf(UsageError);
});

it('refuses a file that is not a recording', async () => {
  await expect(runCommand(['contract', 'check', 'package.json'])).rejects.toBeInstanceOf(HarError);
  await expect(runCommand(['contract', 'check', 'none.har'])).rejects.toThrow('There is no file none.har');
});

it('writes the guide to a file or prints it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const out = fileOf('');
  expect(await runCommand(['contract', 'guide', '--out', out])).toBe(0);
  const print = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  expect(await runCommand(['contract', 'guide'])).toBe(0);
  expect(print.mock.calls).toEqual([[readFileSync(out, 'utf8')]]);
});

it('writes the contract as OpenAPI and prints nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const out = fileOf('');
  expect(await runCommand(['contract', '--out', out, '--server', 'https://api.example'])).toBe(0);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://api.example' }],
  });
});
