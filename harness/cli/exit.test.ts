import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './commands';
import { endWith } from './exit';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
});

async function endOf(args: readonly string[]) {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const work = runCommand(args);
  endWith(work, 'how to use it');
  await work.catch(() => {});
  return { code: process.exitCode, stderr: print.mock.calls.flat() };
}

it('exits with code 2 and prints the usage for an unknown command', async () => {
  expect(await endOf(['bogus'])).toEqual({
    code: 2,
    stderr: [expect.stringContaining("unknown command 'bogus'"), '\nUsage: how to use it'],
  });
});

it('exits with code 2 for a scenario that is not valid, without the usage', async () => {
  const { code, stderr } = await endOf(['serve', '--scenario', 's1.%%']);
  expect([code, stderr]).toEqual([2, [expect.any(String)]]);
});

it('exits with code 1 and suggests --port if the port is taken', async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    expect(await endOf(['serve', '--port', String(port)])).toEqual({
      code: 1,
      stderr: [expect.stringMatching(new RegExp(`Port ${port} is taken.*--port`, 's'))],
    });
  } finally {
    server.close();
  }
});

it('exits with code 0 for a command that has done its work', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect((await endOf(['schema'])).code).toBe(0);
  expect(JSON.parse(print.mock.calls.flat().join('\n'))).toHaveProperty('properties.site');
});
