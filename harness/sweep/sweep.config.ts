import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../cli/chromium';
import { readPlan } from './plan';

const executablePath = findChromium();
/** Each page runs for less than a second: optimising its scripts takes longer than it saves. */
const SWEEP_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-maglev,--no-turbofan'];
const { out } = readPlan();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'sweep.spec.ts',
  outputDir: join(out, '.playwright'),
  fullyParallel: true,
  timeout: 60_000,
  reporter: [
    ['./progress-reporter.ts', { out }],
    ['junit', { outputFile: join(out, 'junit.xml') }],
    ['html', { outputFolder: join(out, 'playwright-report'), open: 'never' }],
    ['blob', { outputDir: join(out, 'blob-report') }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { args: SWEEP_ARGS, ...(executablePath && { executablePath }) },
  },
});
