import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../kit/project-root';

/** A mock server that knows only the OpenAPI document. */
export type Prism = Awaited<ReturnType<typeof startPrism>>;

/** On a free port of 127.0.0.1. Answers invalid requests with 422. Rejects with Prism's output if it does not start. */
export async function startPrism(document: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const program = join(projectRoot(), 'node_modules/@stoplight/prism-cli/dist/index.js');
  const args = [program, 'mock', file, '--host', '127.0.0.1', '--port', '0', '--errors'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  try {
    const port = await listening(child);
    return {
      port,
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill();
        await ended;
        rmSync(folder, { recursive: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** Keeps reading the output, because a full pipe would stop Prism. */
function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /Prism is listening on http:\/\/[^\s]+:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      child.stdout?.off('data', read).resume();
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('exit', (code) => reject(new Error(`Prism ended with ${code}: ${said}`)));
  });
}
