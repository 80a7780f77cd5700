import { defineConfig } from '@playwright/test';
import { SHORT_PAGE_ARGS } from '../harness/kit/short-pages';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from './chromium';
import './system-fonts';

const executablePath = findChromium();

export const CHROMIUM_CONFIG = defineConfig({
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only in its second run is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // A busy machine may pause for seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: [...CHROMIUM_ARGS, ...SHORT_PAGE_ARGS], ...(executablePath && { executablePath }) },
    ...PAGE_OPTIONS,
  },
});
