import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { projectRoot } from '../../harness/kit/project-root';
import { startHarnessServer } from '../../harness/server/server';
import { BASE_PATH } from '../../src/domain/initial-config';
import { CHROMIUM_ARGS, findChromium } from '../chromium';
import { peerScript } from './load/peers';

const ROUTE = '/auth/personal';
/** Compressed bytes of script (1 kB is 1000 bytes), and the ratio to the floor. */
const MAX_BYTES = 190_000;
const MAX_RATIO = 1.45;

const ROOT = projectRoot();
const DIST = join(ROOT, 'dist');

interface Script {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Prints the compressed script bytes of the personal page beside the floor: the same packages without the app. Needs `npm run
 * build`.
 */
export async function firstLoad(): Promise<void> {
  const scripts = await fetchedScripts();
  const floor = await floorBytes();
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { name, bytes } of scripts.sort((a, b) => b.bytes - a.bytes)) console.log(`  ${kB(bytes)}  ${name}`);
  console.log(`  ${kB(total)}  ${ROUTE} until ready, ${scripts.length} scripts (aim: ${kB(MAX_BYTES).trim()} or less)`);
  console.log(
    `  ${kB(floor)}  the floor; ratio ${(total / floor).toFixed(3)} (aim: ${MAX_RATIO} or less). 1 kB is 1000 bytes.`,
  );
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

async function fetchedScripts(): Promise<Script[]> {
  const server = await startHarnessServer({ port: 0, distDir: DIST, panelDir: join(ROOT, 'out/renderer') });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    // The page marks the time: more scripts may load before we notice `data-ready`.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset.ready === undefined) return;
        observer.disconnect();
        performance.mark('ready');
      }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
    });
    await page.goto(`http://www.harness.localhost:${server.port}${BASE_PATH.slice(0, -1)}${ROUTE}`);
    await page.waitForSelector(`html[data-ready="${ROUTE}"]`, { state: 'attached', timeout: 120_000 });
    const fetched = await page.evaluate(() => {
      const [ready] = performance.getEntriesByName('ready');
      if (ready === undefined) throw new Error('The page did not say when it was ready.');
      const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready.startTime);
      return before.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'));
    });
    const files = new Set(fetched.map((path) => path.slice(BASE_PATH.length)));
    return await Promise.all(
      [...files].map(async (name) => ({ name, bytes: brotli(await readFile(join(DIST, name))) })),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

async function floorBytes(): Promise<number> {
  return brotli(Buffer.from(await peerScript('floor')));
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}
