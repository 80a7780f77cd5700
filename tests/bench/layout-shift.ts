import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CONTROL_PATH } from '../../harness/core/hosts';
import type { ScenarioInput } from '../../harness/core/scenario';
import { projectRoot } from '../../harness/kit/project-root';
import { startHarnessServer } from '../../harness/server/server';
import { CHROMIUM_ARGS, findChromium } from '../chromium';
import { type LayoutShift, layoutShifts, watchLayoutShifts } from '../layout-shifts';

const MAX_SHIFT = 0.02;
const WIDTHS = [375, 1280] as const;
/** Round trip and bytes per second of a slow mobile connection. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
/** In milliseconds. */
const CALL_MS = 600;

const VERIFIED = { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } as const;
const ROUTES: Readonly<Record<string, ScenarioInput>> = {
  '/auth/personal': {},
  '/auth/personal, verified': { kyc: VERIFIED },
  '/auth/kyc': { route: '/auth/kyc' },
  '/auth/kyc, result': { route: '/auth/kyc', query: { step: 'result' }, kyc: { steps: { '1': 'PENDING' } } },
  '/auth/kyc, consent': {
    route: '/auth/kyc',
    query: { step: 'consent', level: 'LEVEL_1', country: 'IND', document: 'PASSPORT' },
  },
  '/auth/vendor': { route: '/auth/vendor', member: { country: 'NGA' } },
  '/auth/sdk': { mode: 'sdk', route: '/auth/sdk' },
  '/auth/step1': { route: '/auth/step1' },
  '/auth/step2': { route: '/auth/step2' },
  '/auth/reverification': { route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
  '/auth/updatePOA': { route: '/auth/updatePOA', kyc: VERIFIED },
  '/auth/updatekyc': { route: '/auth/updatekyc', kyc: VERIFIED },
  '/auth/resetkyc': { route: '/auth/resetkyc', kyc: VERIFIED },
  '/auth/residenceInfo': { route: '/auth/residenceInfo' },
};

/** Prints what moves on each route while it loads slowly, on phone and desktop. Needs `npm run build`. */
export async function layoutShift(): Promise<void> {
  const ROOT = projectRoot();
  const server = await startHarnessServer({
    port: 0,
    distDir: join(ROOT, 'dist'),
    panelDir: join(ROOT, 'out/renderer'),
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    for (const [name, scenario] of Object.entries(ROUTES)) {
      const response = await fetch(`http://127.0.0.1:${server.port}${CONTROL_PATH}/scenario`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...scenario, faults: [{ kind: 'slow', ms: CALL_MS }] }),
      });
      const { url } = (await response.json()) as { url: string };
      for (const width of WIDTHS) print(name, width, await shiftsOf(browser, url, width));
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function shiftsOf(browser: Browser, url: string, width: number): Promise<readonly LayoutShift[]> {
  const context = await browser.newContext({ viewport: { width, height: width < 640 ? 667 : 800 } });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await watchLayoutShifts(page);
    await page.goto(url);
    await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 120_000 });
    // A vendor's frame comes after the page is ready.
    await page.waitForTimeout(1500);
    return await layoutShifts(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
}

function print(name: string, width: number, shifts: readonly LayoutShift[]): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const mark = total > MAX_SHIFT ? ` (aim: ${MAX_SHIFT} or less)` : '';
  console.log(`  ${total.toFixed(3)}  ${name} at ${width} px${mark}`);
  for (const { value, sources } of shifts) {
    if (value >= 0.002) console.log(`           ${value.toFixed(3)} ${sources.join(' | ')}`);
  }
}
