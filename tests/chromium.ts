import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags under which Chromium keeps to itself: no sandbox for root, no calls home. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How a page sees the world in every test: the same language and time zone on every machine. */
export const PAGE_OPTIONS = { locale: 'en-US', timezoneId: 'UTC' };

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or the system's; none gives undefined. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/**
 * Finds Chromium, or installs it: through Playwright, else, as root on Debian, through apt (design 8).
 * Throws with what to do when no way leads to one.
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
    run: () => {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
      // The shell without windows is the lighter one; not every Debian has it.
      for (const name of ['chromium-headless-shell', 'chromium']) {
        const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
          stdio: 'ignore',
          env,
        });
        if (status === 0) return;
      }
    },
  },
];
