import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { projectRoot } from '../../../harness/server/project-root';
import { startHarnessServer } from '../../../harness/server/server';
import { BASE_PATH } from '../../../src/domain/initial-config';
import { DEFAULT_ROUTE, ROUTES } from '../../../src/domain/routes';
import { CHROMIUM_ARGS, findChromium } from '../../chromium';
import { type Load, measureLoad } from './measure';
import { servePeers } from './peers';

/** Loads of each page; the median counts. */
const RUNS = 5;

/** What the personal page's first load is to reach; `peer` is what a ratio is taken to. */
const AIMS = [
  { name: 'first paint (FCP)', figure: 'fcp', peer: 'react', max: 0.7 },
  { name: 'largest paint (LCP)', figure: 'lcp', peer: 'floor', max: 1.2 },
  { name: 'ready', figure: 'ready', peer: 'floor', max: 1.6 },
  { name: 'layout shift', figure: 'cls', max: 0.02 },
  { name: 'longest task after the first paint', figure: 'longestTask', max: 100 },
] as const satisfies readonly { name: string; figure: keyof Load; peer?: 'react' | 'floor'; max: number }[];

/** Prints how fast the personal page comes up on a slow phone, in one run with React alone and the floor. Needs `npm run build`. */
export function load(): Promise<void> {
  return onSlowPhone(async (browser, addressOf, peersPort) => {
    const measured = await interleaved(browser, {
      react: [`http://localhost:${peersPort}/react`, false],
      floor: [`http://localhost:${peersPort}/floor`, false],
      personal: [addressOf(DEFAULT_ROUTE), true],
    });
    printHeader();
    for (const [name, figures] of Object.entries(measured)) printRow(name, figures);
    printAims(measured);
  });
}

/** Prints the same figures of one load of every route. */
export function loadRoutes(): Promise<void> {
  return onSlowPhone(async (browser, addressOf) => {
    printHeader();
    for (const { path } of ROUTES) printRow(path, await measureLoad(browser, addressOf(path), true));
  });
}

type Work = (browser: Browser, addressOf: (route: string) => string, peersPort: number) => Promise<void>;

/** Runs the harness, the peers and a browser for a piece of work. */
async function onSlowPhone(work: Work): Promise<void> {
  const root = projectRoot();
  const harness = await startHarnessServer({
    port: 0,
    distDir: join(root, 'dist'),
    panelDir: join(root, 'out/renderer'),
  });
  const peers = await servePeers();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  const addressOf = (route: string) => `http://www.harness.localhost:${harness.port}${BASE_PATH.slice(0, -1)}${route}`;
  try {
    await work(browser, addressOf, peers.port);
  } finally {
    await browser.close();
    await harness.close();
    peers.server.close();
  }
}

function printAims(measured: Record<'react' | 'floor' | 'personal', Load>): void {
  for (const { name, figure, max, ...rest } of AIMS) {
    const value = measured.personal[figure];
    const peer = 'peer' in rest ? rest.peer : undefined;
    const shown = peer ? value / measured[peer][figure] : value;
    const unit = peer ? ` × ${peer}` : '';
    console.log(`  ${name}: ${shown.toFixed(2)}${unit} (aim: ${max}${unit} or less)${shown > max ? ' — missed' : ''}`);
  }
}

/** Medians of the loads of several pages, loaded in turns so that a slow moment of the machine meets all of them. */
async function interleaved<Name extends string>(
  browser: Browser,
  pages: Readonly<Record<Name, readonly [url: string, hasReadyMark: boolean]>>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(pages) as Name[];
  const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>;
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of names) {
      const [url, hasReadyMark] = pages[name];
      loads[name].push(await measureLoad(browser, url, hasReadyMark));
    }
  }
  return Object.fromEntries(names.map((name) => [name, medianOf(loads[name])])) as Record<Name, Load>;
}

function medianOf(loads: readonly Load[]): Load {
  const keys = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  const median = (key: keyof Load) => {
    const sorted = loads.map((one) => one[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as unknown as Load;
}

function printHeader(): void {
  console.log(`  ${'slow 4G, CPU 4 times slower'.padEnd(32)}    FCP    LCP  ready  shift  task  requests      kB`);
}

function printRow(name: string, { fcp, lcp, ready, cls, longestTask, requests, bytes }: Load): void {
  const ms = (value: number) => Math.round(value).toString().padStart(6);
  const rest = `${cls.toFixed(3).padStart(6)} ${ms(longestTask).slice(1)} ${String(requests).padStart(9)}`;
  console.log(
    `  ${name.padEnd(32)} ${ms(fcp)} ${ms(lcp)} ${ms(ready)} ${rest} ${(bytes / 1000).toFixed(0).padStart(7)}`,
  );
}
