import { spawnSync } from 'node:child_process';
import { aptInstall } from '../harness/cli/apt';
import { findChromium } from '../harness/cli/chromium';

export { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../harness/cli/chromium';

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
