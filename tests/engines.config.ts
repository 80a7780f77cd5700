import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES, ENGINES } from '../harness/browsers/engines';

/** The engines that this machine has. `run-engines.ts` installs them: not this file, because other tools load it too, such as knip. */
const here = ENGINE_NAMES.filter((name) => ENGINES[name].missing() === undefined);

export default defineConfig({
  testDir: './engines',
  // Without a project Playwright would run the tests once, in no engine.
  testIgnore: here.length > 0 ? [] : '**',
  outputDir: resolve(import.meta.dirname, '../test-results/engines'),
  // A browser for each test needs a machine of its own.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: here.map((name) => ({ name })),
});
