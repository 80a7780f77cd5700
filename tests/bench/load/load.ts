import type { Browser } from '@playwright/test';
import { DEFAULT_ROUTE, ROUTES } from '../../../src/domain/routes';
import { besideAim, medianOf, onStage } from '../stage';
import { type Load, measureLoad } from './measure';
import { servePeers } from './peers';

/** Loads of each page; the median counts. */
const RUNS = 5;

/** Targets for the first load of the personal page; `peer` is the page that a ratio refers to. */
const AIMS = [
  { name: 'first paint (FCP)', figure: 'fcp', peer: 'react', max: 0.7 },
  { name: 'largest paint (LCP)', figure: 'lcp', peer: 'floor', max: 1.2 },
  { name: 'ready', figure: 'ready', peer: 'floor', max: 1.6 },
  { name: 'layout shift', figure: 'cls', max: 0.02 },
  { name: 'longest task after the first paint', figure: 'longestTask', max: 100 },
] as const satisfies readonly { name: string; figure: keyof Load; peer?: 'react' | 'floor'; max: number }[];

/** Prints how fast the personal page comes up on a slow phone, in one run with React alone and the floor. Needs `npm run build`. */
export async function load(): Promise<void> {
  const peers = await servePeers();
  try {
    await onStage(async ({ browser, addressOf }) => {
      const measured = await interleaved(browser, {
        react: [`http://localhost:${peers.port}/react`, false],
        floor: [`http://localhost:${peers.port}/floor`, false],
        personal: [addressOf(DEFAULT_ROUTE), true],
      });
      printHeader();
      for (const [name, figures] of Object.entries(measured)) printRow(name, figures);
      printAims(measured);
    });
  } finally {
    peers.server.close();
  }
}

/** Prints the same figures of one load of every route. */
export function loadRoutes(): Promise<void> {
  return onStage(async ({ browser, addressOf }) => {
    printHeader();
    for (const { path } of ROUTES) printRow(path, await measureLoad(browser, addressOf(path), true));
  });
}

function printAims(measured: Record<'react' | 'floor' | 'personal', Load>): void {
  for (const { name, figure, max, ...rest } of AIMS) {
    const value = measured.personal[figure];
    const peer = 'peer' in rest ? rest.peer : undefined;
    if (peer) console.log(besideAim(name, value / measured[peer][figure], max, ` × ${peer}`));
    else console.log(besideAim(name, value, max));
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
  return Object.fromEntries(names.map((name) => [name, medianLoad(loads[name])])) as Record<Name, Load>;
}

function medianLoad(loads: readonly Load[]): Load {
  const keys = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  return Object.fromEntries(keys.map((key) => [key, medianOf(loads.map((one) => one[key]))])) as unknown as Load;
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
