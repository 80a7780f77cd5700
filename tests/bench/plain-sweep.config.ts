import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../harness/cli/chromium';

const executablePath = findChromium();

/** A plain use of Playwright, without the optimisations of the sweep, for the comparison in `sweep.ts`. */
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
