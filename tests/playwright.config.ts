import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_CONFIG } from './chromium-config';
import { WHOLE } from './whole';

const COMMANDS = '**/{packs,sweep}.spec.ts';

export default defineConfig(CHROMIUM_CONFIG, {
  testDir: './e2e',
  outputDir: resolve(import.meta.dirname, '../test-results/e2e'),
  fullyParallel: true,
  // `npm run e2e:whole` runs these too.
  grepInvert: new RegExp(WHOLE),
  // For two cores: tests wait a third of their time.
  workers: 3,
  projects: [
    // Slow commands start first, one at a time.
    { name: 'commands', testMatch: COMMANDS, workers: 1 },
    { name: 'pages', testIgnore: COMMANDS },
  ],
  use: { screenshot: 'only-on-failure' },
});
