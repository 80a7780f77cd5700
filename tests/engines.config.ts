import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines/engines';

/** `npm run engines`: those of the engines that this machine has. Says of each other one why it is left out. */
const missing = Object.entries(ENGINES).map(([name, engine]) => ({ name, reason: engine.missing() }));
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const { name, reason } of missing) if (reason !== undefined) console.log(`${name}: left out, ${reason}`);
}
const here = missing.filter(({ reason }) => reason === undefined);
// Without a project Playwright would run the tests in none.
if (here.length === 0) process.exit(0);

export default defineConfig({
  testDir: './engines',
  outputDir: resolve(import.meta.dirname, '../test-results/engines'),
  // A browser for each test needs a machine of its own.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: here.map(({ name }) => ({ name })),
});
