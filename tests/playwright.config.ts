import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_CONFIG } from './chromium-config';
import { WHOLE } from './whole';

const COMMANDS = '**/{packs,sweep}.spec.ts';

export default defineConfig(CHROMIUM_CONFIG, {
  testDir: './e2e',
  outputDir: resolve(import.meta.dirname, '../test-results/e2e'),
  fullyParallel: true,
  // `npm run e2e:whole` runs these, too.
  grepInvert: new RegExp(WHOLE),
  // On two cores: a test waits for frames, timers and answers a third of its time.
  workers: 3,
  projects: [
    // Tests of whole commands, which take up to a minute each. They begin first, one at a time, so that none is left alone at the end.
    { name: 'commands', testMatch: COMMANDS, workers: 1 },
    { name: 'pages', testIgnore: COMMANDS },
  ],
  use: { screenshot: 'only-on-failure' },
});
