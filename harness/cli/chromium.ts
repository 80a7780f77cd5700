import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt';

/** Flags for Chromium: no sandbox for root, which it does not support, and no background traffic. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options of every page: the same language and time zone on every machine. */
export const PAGE_OPTIONS = { locale: 'en-US', timezoneId: 'UTC' };

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's. Undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/**
 * Returns the path of Chromium. If there is none, installs it through Playwright, or through apt for root on Debian.
 * @throws Error with instructions if Chromium cannot be installed
 */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  for (const { name, run } of INSTALLERS) {
    say(`no Chromium here; installing it through ${name}`);
    run();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run the tests again.',
  );
}

const INSTALLERS = [
  {
    name: 'Playwright',
    run: () => spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 }),
  },
  {
    name: 'apt',
    // The headless shell is smaller, but not every Debian release has it.
    run: () => void ['chromium-headless-shell', 'chromium'].some((name) => aptInstall([name])),
  },
];
