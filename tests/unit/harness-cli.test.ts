import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { encodeLink } from '../../harness/core/link';
import { scenarioOf } from '../../harness/core/testing';
import { control } from '../../harness/server/testing/client';

/** The command line with real processes and signals; other tests are in `harness/cli`. */

const ROOT = resolve(import.meta.dirname, '../..');
const DIRECT = ['--import', 'tsx', 'harness/cli/main.ts'];
/** Each process compiles TypeScript first. */
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

const siteAt = async (port: number) => (await control(port, '/scenario')).json.scenario.site;

describe('serve', { timeout: TIMEOUT_MS }, () => {
  it('starts with the scenario of a link, prints one line with its address and exits with code 0 on SIGTERM', async () => {
    const link = encodeLink(scenarioOf({ site: 'IDN' }));
    const { address, child, ended } = await serving('node', [...DIRECT, 'serve', '--port', '0', '--scenario', link]);
    expect(address).toEqual({
      url: `http://harness.localhost:${address.port}/`,
      port: expect.any(Number),
      pid: child.pid,
    });
    expect(await siteAt(address.port)).toBe('IDN');
    child.kill('SIGTERM');
    const { code, stdout } = await ended;
    expect([code, stdout.trim().split('\n').length]).toEqual([0, 1]);
  });

  it('starts with the scenario of a file, and ends when the npm process that started it gets SIGTERM', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'harness-cli-'));
    cleanUp.push(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'scenario.json');
    writeFileSync(file, '{"site":"KAZ"}');
    const args = ['run', '-s', 'harness', '--', 'serve', '--port', '0', '--scenario', file];
    const { address, child } = await serving('npm', args);
    expect(await siteAt(address.port)).toBe('KAZ');
    child.kill('SIGTERM');
    await expect.poll(() => isAlive(address.pid), { timeout: 10_000 }).toBe(false);
  });
});
