import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './desktop',
  outputDir: resolve(import.meta.dirname, '../test-results/desktop'),
  // One window at a time: they share a screen.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // A machine that is busy takes its time to open a window; a right answer is worth the wait.
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
});
