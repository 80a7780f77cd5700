import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../harness/kit/chromium';

const executablePath = findChromium();

/** Plain Playwright without the sweep's optimisations, for `sweep.ts`. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'plain-sweep.spec.ts',
  outputDir: join(tmpdir(), 'plain-sweep'),
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  reporter: 'dot',
  use: { browserName: 'chromium', launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) } },
});
