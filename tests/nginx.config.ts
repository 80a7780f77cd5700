import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from './chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: './nginx',
  outputDir: resolve(import.meta.dirname, '../test-results/nginx'),
  // All tests share one nginx.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
    ...PAGE_OPTIONS,
  },
});
