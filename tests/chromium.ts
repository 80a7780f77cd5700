import { spawnSync } from 'node:child_process';
import { aptInstall, hasApt } from '../harness/kit/apt';
import { findChromium } from '../harness/kit/chromium';

export { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../harness/kit/chromium';

/** Returns Chromium's path; installs it by apt (root on Debian) or Playwright. @throws Error with instructions */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  for (const { name, run, canRun } of INSTALLERS) {
    if (!canRun()) continue;
    say(`no Chromium here; installing it through ${name}`);
    run();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run the tests again.',
  );
}

/** Apt first: it is fast and works with a mirror. */
const INSTALLERS = [
  {
    name: 'apt',
    // Smaller, but missing in some Debian releases.
    run: () => void ['chromium-headless-shell', 'chromium'].some((name) => aptInstall([name])),
    canRun: hasApt,
  },
  {
    name: 'Playwright',
    run: () => void spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 }),
    canRun: () => true,
  },
];
