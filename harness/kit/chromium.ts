import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Root has no sandbox in Chromium. The rest stops background traffic. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same on every machine. */
export const PAGE_OPTIONS = { locale: 'en-US', timezoneId: 'UTC' };

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function systemChromiums(): string[] {
  return SYSTEM_PATHS.filter((path) => existsSync(path));
}

/** `CHROMIUM_PATH`, Playwright's own, or the system's; otherwise undefined. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
