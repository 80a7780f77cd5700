import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../cli/chromium';

/** Flags of V8. Each page runs for less than a second: to optimise its scripts, or to clean up beside them, takes longer than it saves. */
const V8_FLAGS = ['--no-maglev', '--no-turbofan', '--no-concurrent-marking'];

/**
 * Features of Chromium that are switched off. The first one makes the browser compile each script anew, although it has kept the
 * compiled one. The others are those of Playwright's own list that change how a page is loaded; this list replaces Playwright's.
 */
const WITHOUT = [
  'BackgroundResourceFetch',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** The browser of one worker. */
export interface SweepBrowser {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Starts a browser with an empty profile in a temporary folder: without a folder, the browser keeps no compiled scripts. */
export async function openBrowser(): Promise<SweepBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'sweep-profile-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...PAGE_OPTIONS,
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGS, `--js-flags=${V8_FLAGS.join()}`, `--disable-features=${WITHOUT.join()}`],
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
