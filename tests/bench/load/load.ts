import type { Browser } from '@playwright/test';
import { DEFAULT_ROUTE, type RoutePath, SCREENS } from '../../../src/screens/screens';
import { Area } from '../../nginx/area';
import { ensureNginx } from '../../nginx/program';
import { besideAim, inBrowser, medianOf, onStage } from '../stage';
import { type Load, measureLoad } from './measure';
import { servePeers } from './peers';

/** The median counts. `BENCH_RUNS=1` is for a first look. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** An upper limit; `peer` is the page of a ratio. */
interface Aim {
  readonly name: string;
  readonly figure: keyof Load;
  readonly peer?: 'react' | 'floor';
  readonly max: number;
}

const STEADY: readonly Aim[] = [
  { name: 'layout shift', figure: 'cls', max: 0.02 },
  { name: 'longest task after the first paint', figure: 'longestTask', max: 120 },
];

const HOME_AIMS: readonly Aim[] = [
  { name: 'first paint (FCP)', figure: 'fcp', peer: 'react', max: 0.7 },
  { name: 'largest paint (LCP)', figure: 'lcp', peer: 'floor', max: 0.5 },
  { name: 'ready', figure: 'ready', peer: 'floor', max: 1.45 },
  { name: 'bytes of script until ready', figure: 'script', max: 190_000 },
  ...STEADY,
];

const SCREEN_AIMS: readonly Aim[] = [
  { name: 'first paint (FCP)', figure: 'fcp', peer: 'react', max: 0.7 },
  { name: 'largest paint (LCP)', figure: 'lcp', peer: 'floor', max: 1.7 },
  { name: 'ready', figure: 'ready', peer: 'floor', max: 1.75 },
  { name: 'bytes of script until ready', figure: 'script', max: 240_000 },
  ...STEADY,
];

/**
 * Prints how fast the personal page loads on a slow phone, compared to bare React and the floor. Needs `npm run build`.
 */
export function load(): Promise<void> {
  return besidePeers([DEFAULT_ROUTE]);
}

/** The same for other screens, whose aims fit the slowest. */
export function loadRoutes(routes: readonly RoutePath[]): Promise<void> {
  return besidePeers(routes.length > 0 ? routes : SCREENS.map(({ path }) => path));
}

async function besidePeers(routes: readonly RoutePath[]): Promise<void> {
  const servers = await servePeers();
  try {
    await onStage(async ({ browser, addressOf, reset }) => {
      const pages = {
        react: [`http://localhost:${servers.port}/react`, false],
        floor: [`http://localhost:${servers.port}/floor`, false],
        ...Object.fromEntries(routes.map((route) => [route, [addressOf(route), true] as const])),
      } as const;
      const { react, floor, ...screens } = await interleaved<string>(browser, pages, reset);
      if (!react || !floor) throw new Error('The pages to compare with were not loaded.');
      printHeader();
      for (const [name, figures] of Object.entries({ react, floor, ...screens })) printRow(name, figures);
      const { [DEFAULT_ROUTE]: home, ...others } = screens;
      if (home) printAims(HOME_AIMS, { [DEFAULT_ROUTE]: home }, { react, floor });
      if (Object.keys(others).length > 0) printAims(SCREEN_AIMS, others, { react, floor });
    });
  } finally {
    servers.server.close();
  }
}

const THROUGH = 'through nginx';
const WITHOUT = 'without';
/** The highest ratio of nginx to the harness. */
const MOST_LONGER = 1.05;

/** Compares the personal page behind Debian's nginx with the harness; both proxy `/api`. Needs `npm run build`. */
export async function loadThroughNginx(): Promise<void> {
  const program = ensureNginx();
  if (typeof program === 'string') return console.log(`  left out: ${program}`);
  const area = await Area.start({});
  try {
    await inBrowser(async (browser) => {
      const addresses = await area.putBoth({ language: 'en', config: { crossApiPath: '/api' } });
      const pages = { [THROUGH]: [addresses.nginx, true], [WITHOUT]: [addresses.harness, true] } as const;
      const loads = await interleaved(browser, pages);
      printHeader();
      for (const [name, figures] of Object.entries(loads)) printRow(name, figures);
      for (const figure of ['fcp', 'lcp', 'ready', 'bytes'] as const) {
        const ratio = loads[THROUGH][figure] / loads[WITHOUT][figure];
        console.log(besideAim(`${figure} ${THROUGH}`, ratio, MOST_LONGER, ` × ${WITHOUT}`));
      }
    });
  } finally {
    await area.stop();
  }
}

function printAims(
  aims: readonly Aim[],
  screens: Readonly<Record<string, Load>>,
  peers: Record<'react' | 'floor', Load>,
): void {
  for (const { name, figure, peer, max } of aims) {
    const [slowest] = Object.entries(screens).sort(([, a], [, b]) => b[figure] - a[figure]);
    if (!slowest) continue;
    const [screen, { [figure]: value }] = slowest;
    const label = `${name}, ${screen}`;
    if (peer) console.log(besideAim(label, value / peers[peer][figure], max, ` × ${peer}`));
    else console.log(besideAim(label, value, max));
  }
}

/** Loads pages in turns, so that a slow moment affects all; returns medians. */
async function interleaved<Name extends string>(
  browser: Browser,
  pages: Readonly<Record<Name, readonly [url: string, hasReadyMark: boolean]>>,
  reset: () => Promise<void> = async () => {},
): Promise<Record<Name, Load>> {
  const names = Object.keys(pages) as Name[];
  const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>;
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of names) {
      const [url, hasReadyMark] = pages[name];
      await reset();
      loads[name].push(await measureLoad(browser, url, hasReadyMark));
    }
  }
  return Object.fromEntries(names.map((name) => [name, medianLoad(loads[name])])) as Record<Name, Load>;
}

function medianLoad(loads: readonly Load[]): Load {
  const { tasks: _, ...first } = loads[0] as Load & { tasks: unknown };
  const keys = Object.keys(first) as (keyof Load)[];
  return Object.fromEntries(keys.map((key) => [key, medianOf(loads.map((one) => one[key]))])) as unknown as Load;
}

function printHeader(): void {
  console.log(
    `  ${'slow 4G, CPU 4 times slower'.padEnd(32)}    FCP    LCP  ready  shift  task  requests  script kB  all kB`,
  );
}

function printRow(name: string, { fcp, lcp, ready, cls, longestTask, requests, script, bytes }: Load): void {
  const ms = (value: number) => Math.round(value).toString().padStart(6);
  const kB = (value: number) => (value / 1000).toFixed(1);
  const rest = `${cls.toFixed(3).padStart(6)} ${ms(longestTask).slice(1)} ${String(requests).padStart(9)}`;
  console.log(
    `  ${name.padEnd(32)} ${ms(fcp)} ${ms(lcp)} ${ms(ready)} ${rest} ${kB(script).padStart(10)} ${kB(bytes).padStart(7)}`,
  );
}
