import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `npm run e2e:whole`: all tests in Chromium, also those that `npm test` leaves out (`whole.ts`). */
const { grepInvert: _leftOut, ...everything } = config;
export default defineConfig(everything);
