import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { MockBackend } from '../../harness/core/mock/backend';
import { openApiDocument } from '../../harness/core/openapi';
import { parseScenario } from '../../harness/core/scenario';
import { projectRoot } from '../../harness/kit/project-root';
import { startPrism } from '../../harness/server/testing/prism';
import { endpoints } from '../../src/api/endpoints';
import type { LoadFigures, LoadOrder } from './load-client';
import { medianOf } from './stage';

const CONNECTIONS = 10;
const WARM_UP_MS = 300;
const DURATION_MS = 1000;
/** The servers take turns, so that other load affects all. */
const ROUNDS = 9;
/** Warm-up rounds. */
const FIRST_ROUNDS = 2;

const ROOT = projectRoot();
const BODY = JSON.stringify({ obtain_current: true, obtain_quotas: true, obtain_state: true });
const { method, path: PATH } = endpoints.kycInfo;

interface Running {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<unknown>;
}

interface Figures extends LoadFigures {
  /** Microseconds per call; NaN without `/proc`. */
  readonly cpuMicros: number;
}

interface Peer {
  readonly name: string;
  readonly host: (port: number) => string;
  readonly start: () => Promise<Running>;
}

const PEERS: readonly Peer[] = [
  { name: 'bare node:http', host: (port) => `localhost:${port}`, start: () => program('bare-server.ts', [answer()]) },
  {
    name: 'harness',
    host: (port) => `api2.harness.localhost:${port}`,
    start: () => program('../../harness/cli/main.ts', ['serve', '--port', '0']),
  },
  {
    name: 'Prism',
    host: (port) => `localhost:${port}`,
    start: () => startPrism(openApiDocument('http://api.example')),
  },
];

/**
 * Prints the harness's requests per second on kyc-info, beside `node:http` and Prism. All run as separate processes; figures are
 * medians. Linux adds processor time.
 */
export async function mockServer(): Promise<void> {
  const bytes = Buffer.byteLength(answer());
  console.log(
    `  ${method} ${PATH}, ${bytes} bytes, ${CONNECTIONS} connections, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  const figures = PEERS.map((): Figures[] => []);
  const running: Running[] = [];
  try {
    for (const { start } of PEERS) running.push(await start());
    for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round += 1) {
      for (const [index, { host }] of PEERS.entries()) {
        const server = running[index];
        if (!server) continue;
        const measured = await measure(server, host(server.port));
        if (round >= FIRST_ROUNDS) figures[index]?.push(measured);
      }
    }
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
  const [bare = []] = figures;
  for (const [index, { name }] of PEERS.entries()) {
    const own = figures[index] ?? [];
    // Ratios per round, because the machine's speed varies.
    const ratio = (field: keyof Figures) =>
      medianOf(own.map((one, round) => one[field] / (bare[round]?.[field] ?? Number.NaN))).toFixed(2);
    const median = (field: keyof Figures) => medianOf(own.map((one) => one[field]));
    console.log(
      `  ${name.padEnd(15)} ${median('perSecond').toFixed(0).padStart(6)} requests/s, p50 ${median('p50Ms').toFixed(2)} ms, ` +
        `p99 ${median('p99Ms').toFixed(2)} ms, ${ratio('perSecond')} of bare; ` +
        `${median('cpuMicros').toFixed(0)} µs of processor a call, ${ratio('cpuMicros')} times bare`,
    );
  }
  console.log('  aims: harness 0.4 of bare or more, twice Prism, p99 under 5 ms; Express is not installed here');
}

/** The plain server sends it too. */
function answer(): string {
  const parsed = parseScenario({});
  if (!parsed.ok) throw new Error('The default scenario does not parse.');
  const { outcome } = new MockBackend(parsed.scenario).respond({
    method,
    path: PATH,
    query: {},
    headers: {},
    body: BODY,
  });
  if (outcome.type !== 'answer') throw new Error('The mock does not answer.');
  return outcome.body;
}

/** Rejects if the program ends before it prints its port. */
async function program(file: string, args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = () => {
    child.kill();
    return ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    return { port: (JSON.parse(line) as { port: number }).port, pid: child.pid ?? 0, stop };
  }
  throw new Error(`${file} ended before it listened`);
}

async function measure({ port, pid }: Running, host: string): Promise<Figures> {
  const order: LoadOrder = {
    port,
    host,
    path: PATH,
    body: BODY,
    connections: CONNECTIONS,
    warmUpMs: WARM_UP_MS,
    durationMs: DURATION_MS,
  };
  const client = join(import.meta.dirname, 'load-client.ts');
  const before = processorMicros(pid);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', client, JSON.stringify(order)], {
    cwd: ROOT,
  });
  const figures = JSON.parse(stdout) as LoadFigures;
  return { ...figures, cpuMicros: (processorMicros(pid) - before) / figures.calls };
}

/** Linux counts in ticks of 10 ms. */
const TICK_MICROS = 10_000;

/** In microseconds; NaN without /proc. */
function processorMicros(pid: number): number {
  try {
    // The name may contain spaces; user and system time are the 12th and 13th fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
  } catch {
    return Number.NaN;
  }
}
