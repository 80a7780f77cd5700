import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES, ENGINES, ensureEngine } from '../harness/browsers/engines';
import { FLOWS } from './engines/flows';

/** `npm run engines`: those of the engines that this machine has or can install. Says of each other one, and of each flow that one cannot run, why. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const say = (line: string) => console.log(line);
const missing = ENGINE_NAMES.map((name) => ({
  name,
  reason: isWorker ? ENGINES[name].missing() : ensureEngine(name, say),
}));
if (!isWorker) {
  for (const { name, reason } of missing) {
    if (reason !== undefined) say(`${name}: left out, ${reason}`);
    for (const flow of FLOWS) {
      if (flow.without?.[name] !== undefined) say(`${name}: '${flow.name}' is left out, ${flow.without[name]}`);
    }
  }
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
