import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_CONFIG } from './chromium-config';

export default defineConfig(CHROMIUM_CONFIG, {
  testDir: './nginx',
  outputDir: resolve(import.meta.dirname, '../test-results/nginx'),
  // All tests share one nginx.
  workers: 1,
});
