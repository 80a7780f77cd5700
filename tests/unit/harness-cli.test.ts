import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { control } from '../../harness/server/testing/client';

/** Tests of the command line with real processes and signals. */

const ROOT = resolve(import.meta.dirname, '../..');
const DIRECT = ['--import', 'tsx', 'harness/cli/main.ts'];
/** Long, because each process loads and compiles TypeScript first. */
const TIMEOUT_MS = 60_000;

const running: ChildProcess[] = [];
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const action of cleanUp.splice(0)) action();
});

function start(program: string, args: readonly string[]) {
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let stderr = '';
  let stdout = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((done) =>
    child.on('close', (code) => done({ code, stdout, stderr })),
  );
  const firstLine = new Promise<string>((done, reject) => {
    createInterface({ input: child.stdout }).once('line', done);
    void ended.then(() => reject(new Error(`Ended without a line:\n${stderr}`)));
  });
  firstLine.catch(() => {});
  return { child, ended, firstLine };
}

const serving = async (program: string, args: readonly string[]) => {
  const process = start(program, args);
  return { ...process, address: JSON.parse(await process.firstLine) as { url: string; port: number; pid: number } };
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('serve', { timeout: TIMEOUT_MS }, () => {
  it('starts with the scenario of a file, prints one line with its address and exits with code 0 on SIGTERM', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'harness-cli-'));
    cleanUp.push(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'scenario.json');
    writeFileSync(file, '{"site":"KAZ"}');
    const args = [...DIRECT, 'serve', '--port', '0', '--scenario', file];
    const { address, child, ended } = await serving('node', args);
    expect(address).toEqual({
      url: `http://harness.localhost:${address.port}/`,
      port: expect.any(Number),
      pid: child.pid,
    });
    const { status, json } = await control(address.port, '/scenario');
    expect([status, json.scenario.site]).toEqual([200, 'KAZ']);
    child.kill('SIGTERM');
    const { code, stdout } = await ended;
    expect([code, stdout.trim().split('\n').length]).toEqual([0, 1]);
  });

  it('ends when the npm process that started it gets SIGTERM', async () => {
    const { address, child } = await serving('npm', ['run', '-s', 'harness', '--', 'serve', '--port', '0']);
    expect(isAlive(address.pid)).toBe(true);
    child.kill('SIGTERM');
    await expect.poll(() => isAlive(address.pid), { timeout: 10_000 }).toBe(false);
  });

  it('exits with code 1 and suggests --port if the port is taken', async () => {
    const server: Server = createServer();
    cleanUp.push(() => server.close());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const { code, stdout, stderr } = await start('node', [...DIRECT, 'serve', '--port', String(port)]).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Port ${port} is taken`);
    expect(stderr).toContain('--port');
    expect(stderr).not.toContain('    at ');
  });
});

it('exits with code 2 and prints the usage for an unknown command', { timeout: TIMEOUT_MS }, async () => {
  const { code, stdout, stderr } = await start('node', [...DIRECT, 'bogus']).ended;
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain("unknown command 'bogus'");
  expect(stderr).toContain('Usage:');
  expect(stderr).not.toContain('    at ');
});
