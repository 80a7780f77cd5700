import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { type RoutePath, SCREENS } from '../../src/screens/screens';
import { CHROMIUM_ARGS, findChromium } from '../chromium';
import { Area } from '../nginx/area';
import { ensureNginx } from '../nginx/program';
import { medianOf, onStage } from './stage';

const RUNS = Number(process.env.BENCH_RUNS ?? 1);

const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

type Report = Readonly<Record<Category | 'fcp' | 'lcp' | 'tbt', number>>;

interface Result {
  readonly lhr: {
    readonly runtimeError?: { readonly code: string; readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
}

interface Tools {
  readonly measure: (address: string, flags: object) => Promise<Result | undefined>;
  readonly launch: (options: object) => Promise<{ readonly port: number; readonly kill: () => unknown }>;
}

/**
 * Prints Lighthouse's scores of screens behind nginx (HTTP/2, TLS) and at the harness (HTTP/1.1). Needs `npm run build`, nginx,
 * `openssl` and Lighthouse, which is not a dependency because it brings 150 packages.
 */
export async function lighthouse(routes: readonly RoutePath[]): Promise<void> {
  const tools = await findTools();
  if (typeof tools === 'string') return console.log(`  left out: ${tools}`);
  const screens = routes.length > 0 ? routes : SCREENS.map(({ path }) => path);
  const program = ensureNginx();
  if (typeof program === 'string') console.log(`  left out, behind nginx: ${program}`);
  else await behindNginx(tools, screens);
  await atHarness(tools, screens);
}

async function behindNginx(tools: Tools, screens: readonly RoutePath[]): Promise<void> {
  const area = await Area.start({}, true);
  try {
    await printScores('behind nginx, HTTP/2', tools, screens, async (route) => {
      const { pathname, search } = new URL(await area.put({ language: 'en', route, config: { crossApiPath: '/api' } }));
      return area.secureAddress(pathname + search);
    });
  } finally {
    await area.stop();
  }
}

async function atHarness(tools: Tools, screens: readonly RoutePath[]): Promise<void> {
  await onStage(({ addressOf, reset }) =>
    printScores('at the harness, HTTP/1.1', tools, screens, async (route) => {
      await reset();
      return addressOf(route);
    }),
  );
}

/** @param open restarts the scenario and returns its address */
async function printScores(
  title: string,
  tools: Tools,
  screens: readonly RoutePath[],
  open: (route: RoutePath) => Promise<string>,
): Promise<void> {
  console.log(`  ${title.padEnd(32)}  performance  accessibility  practices    FCP    LCP  blocking`);
  const all: [RoutePath, Report][] = [];
  for (const route of screens) {
    const reports: Report[] = [];
    for (let load = 0; reports.length < RUNS && load < 3 * RUNS; load += 1) {
      const one = await inFreshBrowser(tools, async (port) => report(tools, await open(route), port));
      if (one) reports.push(one);
    }
    if (reports.length === 0) throw new Error(`Lighthouse has missed the start of each load of ${route}.`);
    const median = medianReport(reports);
    all.push([route, median]);
    const { performance, accessibility, fcp, lcp, tbt } = median;
    console.log(
      `  ${route.padEnd(32)} ${cell(performance, 12)} ${cell(accessibility, 14)} ${cell(median['best-practices'], 10)} ${cell(fcp, 6)} ${cell(lcp, 6)} ${cell(tbt, 9)}`,
    );
  }
  for (const category of CATEGORIES) {
    const [lowest] = all.sort(([, a], [, b]) => a[category] - b[category]);
    if (lowest) console.log(besideAim(category, lowest[0], lowest[1][category]));
  }
}

function besideAim(category: Category, screen: RoutePath, score: number): string {
  const missed = score < AIMS[category] ? ' — missed' : '';
  return `  ${category}, lowest: ${score} of ${screen}   aim ${AIMS[category]}${missed}`;
}

const cell = (figure: number, width: number) => figure.toFixed(0).padStart(width);

/** Undefined if Lighthouse missed the start of the load. @throws {Error} without scores */
async function report({ measure }: Tools, address: string, port: number): Promise<Report | undefined> {
  const result = await measure(address, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (result === undefined) throw new Error(`Lighthouse reports nothing about ${address}`);
  const { runtimeError, categories, audits } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART') return undefined;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
  };
}

function medianReport(reports: readonly Report[]): Report {
  const keys = [...CATEGORIES, 'fcp', 'lcp', 'tbt'] as const;
  return Object.fromEntries(keys.map((key) => [key, medianOf(reports.map((one) => one[key]))])) as Report;
}

async function inFreshBrowser<T>({ launch }: Tools, work: (port: number) => Promise<T>): Promise<T> {
  const chromePath = findChromium() ?? chromium.executablePath();
  const chromeFlags = ['--headless=new', ...CHROMIUM_ARGS, '--ignore-certificate-errors'];
  const browser = await launch({ chromePath, chromeFlags });
  try {
    return await work(browser.port);
  } finally {
    await browser.kill();
  }
}

/**
 * Lighthouse and its launcher if installed, else instructions. Playwright would attach to the page and slow it
 * (`load/measure.ts`).
 */
async function findTools(): Promise<Tools | string> {
  // The compiler must not resolve optional packages.
  const folder = process.env.LIGHTHOUSE ?? join(import.meta.dirname, '../../node_modules');
  const load = async (name: string) => import(pathToFileURL(join(folder, name)).href);
  try {
    const { default: measure } = await load('lighthouse/core/index.js');
    const { launch } = await load('chrome-launcher/dist/index.js');
    return { measure, launch };
  } catch {
    return `no Lighthouse in ${folder}: npm install --no-save lighthouse@12, or set LIGHTHOUSE to a folder node_modules that has it`;
  }
}
