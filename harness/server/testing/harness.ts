import { afterAll, beforeAll } from 'vitest';
import { type HarnessServer, startHarnessServer } from '../server';
import { makeTestBuild, type TestBuild } from './build';

export interface RunningHarness {
  readonly server: HarnessServer;
  readonly build: TestBuild;
  readonly port: number;
}

/** One server on a free port for a test file. Call the returned function inside tests. */
export function harnessOfThisFile(): () => RunningHarness {
  let running: RunningHarness | undefined;
  beforeAll(async () => {
    const build = makeTestBuild();
    const { root, distDir, panelDir } = build;
    const server = await startHarnessServer({ port: 0, root, distDir, panelDir });
    running = { server, build, port: server.port };
  });
  afterAll(async () => {
    await running?.server.close();
    running?.build.remove();
  });
  return () => {
    if (running === undefined) throw new Error('The harness runs inside tests only');
    return running;
  };
}
