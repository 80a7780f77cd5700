import { spawnSync } from 'node:child_process';
import { aptInstall, hasApt } from '../harness/cli/apt';
import { findChromium } from '../harness/cli/chromium';

export { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../harness/cli/chromium';

/**
 * Returns the path of Chromium. If there is none, installs it through apt for root on Debian, or through Playwright.
 * @throws Error with instructions if Chromium cannot be installed
 */
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

/** Through apt first, where that is possible: it takes seconds, and Playwright's download needs the internet, which a machine with a mirror of Debian may lack. */
const INSTALLERS = [
  {
    name: 'apt',
    // The headless shell is smaller, but not every Debian release has it.
    run: () => void ['chromium-headless-shell', 'chromium'].some((name) => aptInstall([name])),
    canRun: hasApt,
  },
  {
    name: 'Playwright',
    run: () => void spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 }),
    canRun: () => true,
  },
];
