import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: './e2e',
  outputDir: resolve(import.meta.dirname, '../test-results/e2e'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
