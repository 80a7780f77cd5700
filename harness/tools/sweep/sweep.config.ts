import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { expectedSeconds } from '../../core/states/speed';
import { readPlan } from './plan';

const { out, states, secondsAfter = 0 } = readPlan();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'sweep.spec.ts',
  outputDir: join(out, '.playwright'),
  fullyParallel: true,
  timeout: 60_000,
  reporter: [
    ['./progress-reporter.ts', { out, seconds: expectedSeconds(states), secondsAfter }],
    ['junit', { outputFile: join(out, 'junit.xml') }],
    ['html', { outputFolder: join(out, 'playwright-report'), open: 'never' }],
    ['blob', { outputDir: join(out, 'blob-report') }],
  ],
});
