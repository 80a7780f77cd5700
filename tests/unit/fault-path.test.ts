import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import axios, { type AxiosAdapter } from 'axios';
import { afterAll, expect, it, vi } from 'vitest';
import { harnessOfThisFile } from '../../harness/server/testing/harness';
import { call, configureClient } from '../../src/api/client';
import { endpoints } from '../../src/api/endpoints';
import { ROOT } from './import-graph';

/** Traces the fault of `harness/docs/first-fault.md` from the panel to the socket and back to the app. */

const FAULT = {
  endpoint: 'POST /v3/private/kyc/kyc-info',
  kind: 'envelope',
  ret_code: 10007,
  ret_msg: '',
  times: 1,
} as const;

const PANEL = /^harness\/(core|panel)\//;
const SERVER = /^(harness\/(core|server)|fixtures)\//;
const APP = /^src\//;

/** In order, each with its own rooms, because all of them share this thread. */
const LEGS = [
  ['The panel sends the fault', PANEL],
  ['The server takes it', SERVER],
  ['The panel shows it', PANEL],
  ['The app sends the call', APP],
  ['The server answers with the fault', SERVER],
  ['The app reads the answer', APP],
] as const;

interface Passed {
  readonly file: string;
  readonly functions: readonly string[];
}

/** Notes which functions run in this thread, by V8's coverage. */
class Trace {
  readonly #session = new Session();
  readonly legs: Passed[][] = [];

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true });
  }

  /** Ends a leg with the functions that have run since the last one. */
  async endLeg(): Promise<void> {
    await nextTurn();
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const rooms = LEGS[this.legs.length]?.[1] ?? /^$/;
    const passed = result.map(({ url, functions }): Passed => {
      const ran = functions.filter(({ ranges: [range] }) => (range?.count ?? 0) > 0);
      const names = ran.map(({ functionName }) => functionName).filter((name) => /^[^<]/.test(name));
      return {
        file: relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url),
        functions: [...new Set(names)],
      };
    });
    const here = passed.filter(({ file, functions }) => rooms.test(file) && functions.length > 0);
    this.legs.push(here.sort((one, other) => (one.file < other.file ? -1 : 1)));
  }

  stop(): void {
    this.#session.disconnect();
  }
}

const harness = harnessOfThisFile();
afterAll(() => {
  vi.unstubAllGlobals();
  configureClient({});
});

/** Node does not resolve `*.localhost`. */
const lookup = (_host: string, _options: object, found: (error: null, address: string, family: number) => void) =>
  found(null, '127.0.0.1', 4);

it('a fault passes the modules of the guide (`-u` writes the guide)', async () => {
  const { port, server } = harness();
  let trace: Trace | undefined;
  const send = fetch;
  vi.stubGlobal('window', {
    location: new URL(server.origin),
    history: { pushState: () => {}, replaceState: () => {} },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    await trace?.endLeg();
    const answer = await send(`http://localhost:${port}${path}`, init);
    const text = await answer.text();
    await trace?.endLeg();
    return new Response(text, answer);
  });
  const adapter: AxiosAdapter = async (config) => {
    await trace?.endLeg();
    const answer = await axios.getAdapter('http')({ ...config, lookup } as never);
    await trace?.endLeg();
    return answer;
  };
  configureClient({ baseUrl: `http://api2.harness.localhost:${port}`, adapter });
  const { addFault } = await import('../../harness/panel/log/row-actions');
  const walk = async () => {
    expect(await addFault(FAULT)).toBe(true);
    await trace?.endLeg();
    await expect(call(endpoints.kycInfo, {})).rejects.toMatchObject({ ret_code: 10007 });
    await trace?.endLeg();
  };

  // The first time also fills caches.
  await walk();
  trace = new Trace();
  await trace.start();
  await walk();
  trace.stop();

  expect(trace.legs).toHaveLength(LEGS.length);
  await expect(guideOf(trace.legs)).toMatchFileSnapshot('../../harness/docs/fault-path.md');
});

function guideOf(legs: readonly (readonly Passed[])[]): string {
  const parts = legs.map((leg, at) => {
    const rows = leg.map(
      ({ file, functions }) => `| \`${file}\` | ${functions.map((name) => `\`${name}\``).join(', ')} |`,
    );
    return [`## ${at + 1}. ${LEGS[at]?.[0]}`, '', '| Module | Functions |', '| --- | --- |', ...rows, ''].join('\n');
  });
  return `# From a press to the socket

<!-- Written by \`npm run unit -- tests/unit/fault-path.test.ts -u\` -->

What runs when a tester adds [the first fault](first-fault.md) and the app makes its call. A test traces each leg; its modules are in
alphabetical order.

${parts.join('\n')}`;
}
