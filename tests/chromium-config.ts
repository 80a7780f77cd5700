import { defineConfig } from '@playwright/test';
import { SHORT_PAGE_ARGS } from '../harness/cli/short-pages';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from './chromium';

const executablePath = findChromium();

/** What all tests in Chromium have in common. */
export const CHROMIUM_CONFIG = defineConfig({
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine may pause for seconds; only a failing test waits this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: [...CHROMIUM_ARGS, ...SHORT_PAGE_ARGS], ...(executablePath && { executablePath }) },
    ...PAGE_OPTIONS,
  },
});
