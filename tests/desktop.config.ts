import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import './system-fonts';

export default defineConfig({
  testDir: './desktop',
  outputDir: resolve(import.meta.dirname, '../test-results/desktop'),
  // All windows share one screen.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // As in `chromium-config.ts`.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A busy machine may need seconds to open a window.
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
});
