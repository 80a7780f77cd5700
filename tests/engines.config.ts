import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES, ENGINES } from '../harness/tools/browsers/engines';
import './system-fonts';

/** The installed engines. `run-engines.ts` installs them, because tools such as knip load this file. */
const here = ENGINE_NAMES.filter((name) => ENGINES[name].missing() === undefined);

export default defineConfig({
  testDir: './engines',
  // Without a project Playwright would run the tests in no engine.
  testIgnore: here.length > 0 ? [] : '**',
  outputDir: resolve(import.meta.dirname, '../test-results/engines'),
  // Each test starts a browser.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: here.map((name) => ({ name })),
});
