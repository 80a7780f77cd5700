import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { startHarnessServer } from '../../harness/server/server';

/** Calls that run at once, and how long each side is measured, in milliseconds. */
const CONNECTIONS = 10;
const DURATION_MS = 4000;
const WARM_UP_MS = 1000;

const ROOT = resolve(import.meta.dirname, '../..');
const PATH = '/v3/private/kyc/kyc-info';
const BODY = JSON.stringify({ obtain_current: true, obtain_quotas: true, obtain_state: true });

interface Figures {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/**
 * Requests a second on kyc-info (about 2 kB) of the harness, beside a bare `node:http` server that parses and stringifies
 * the same. Client and servers share one process and its core, so the figures are low and the ratio is flattered by what the
 * client itself costs: good for before and after on one machine, not for boasting.
 */
export async function mockServer(): Promise<void> {
  const harness = await startHarnessServer({
    port: 0,
    distDir: resolve(ROOT, 'dist'),
    panelDir: resolve(ROOT, 'out/renderer'),
  });
  const host = `api2.harness.localhost:${harness.port}`;
  const sample = await call({ port: harness.port, host, agent: new Agent() });
  const bare = await bareServer(JSON.parse(sample));

  for (const target of [
    { port: bare.port, host: 'localhost' },
    { port: harness.port, host },
  ]) {
    await measure(target, WARM_UP_MS);
  }
  const base = await measure({ port: bare.port, host: 'localhost' }, DURATION_MS);
  const ours = await measure({ port: harness.port, host }, DURATION_MS);
  print(`bare node:http, ${sample.length} bytes`, base);
  print('harness', ours);
  console.log(`  ratio ${(ours.perSecond / base.perSecond).toFixed(2)} of bare`);
  bare.close();
  await harness.close();
}

function print(name: string, { perSecond, p99Ms }: Figures): void {
  console.log(`  ${name}: ${Math.round(perSecond)} requests/s, p99 ${p99Ms.toFixed(1)} ms`);
}

async function bareServer(answer: object): Promise<{ port: number; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      const text = JSON.stringify(answer);
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      outgoing.end(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

interface Target {
  readonly port: number;
  readonly host: string;
}

async function measure(target: Target, durationMs: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const start = performance.now();
  const end = start + durationMs;
  const worker = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await call({ ...target, agent });
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

function call({ port, host, agent }: Target & { readonly agent: Agent }): Promise<string> {
  const headers = { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
  return new Promise((done, fail) => {
    const outgoing = request({ host: '127.0.0.1', port, path: PATH, method: 'POST', headers, agent }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        text += chunk;
      });
      incoming.on('end', () => done(text));
    });
    outgoing.once('error', fail);
    outgoing.end(BODY);
  });
}
