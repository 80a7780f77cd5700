import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../cli/chromium';
import { ROOT } from '../cli/paths';
import { DEVICE_SIZES } from '../engine/devices';
import type { ScenarioInput } from '../engine/scenario';
import {
  runWalk,
  type StepDone,
  type WalkOptions,
  type WalkResult,
  type WalkSession,
  walkScenario,
} from '../engine/walks/run-walk';
import { endSession, patchScenario, putScenario, type SweepSession, startSession } from '../sweep/session';
import { ELEMENT_TIMEOUT_MS, PlaywrightDriver } from './playwright-driver';
import { readWalkTexts } from './texts';

/** Where the browser of a walk goes, and what it shows. */
export interface WalkBrowserOptions {
  /** Port of the harness's server. */
  readonly port: number;
  /** Folder of the build that the server shows. */
  readonly distDir: string;
  /** Shows the browser's window. Default: false. */
  readonly headed?: boolean;
}

/** What differs from run to run. */
export type WalkRunOptions = Pick<WalkOptions, 'language' | 'site' | 'until' | 'slow' | 'signal'>;

/** The session of a walk, over the control API. */
export function walkSession(session: SweepSession): WalkSession {
  return {
    put: (scenario) => putScenario(session, scenario),
    patch: (change) => patchScenario(session, change),
  };
}

/** A Chromium that runs walks one after another, each in a context and a session of its own. Close it when done. */
export class WalkBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly options: WalkBrowserOptions,
  ) {}

  static async open(options: WalkBrowserOptions): Promise<WalkBrowser> {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGS,
      headless: options.headed !== true,
    });
    return new WalkBrowser(browser, options);
  }

  /**
   * Runs a walk.
   *
   * @param onStep called after each step with the page at rest; the next step waits for it
   * @throws {ScenarioError} when the walk is not valid
   */
  async run(
    walk: ScenarioInput,
    options: WalkRunOptions = {},
    onStep: (done: StepDone, page: Page) => void | Promise<void> = () => undefined,
  ): Promise<WalkResult> {
    const { scenario } = walkScenario(walk, options);
    const session = await startSession(this.options.port);
    const context = await this.browser.newContext({
      ...PAGE_OPTIONS,
      viewport: DEVICE_SIZES[scenario.device],
      colorScheme: scenario.theme,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(ELEMENT_TIMEOUT_MS);
    try {
      const page = await context.newPage();
      return await runWalk(
        walk,
        {
          ...options,
          driver: new PlaywrightDriver(page),
          session: walkSession(session),
          texts: (language) => readWalkTexts(ROOT, this.options.distDir, language),
        },
        (done) => onStep(done, page),
      );
    } finally {
      await context.close();
      await endSession(session);
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
