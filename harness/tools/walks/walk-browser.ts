import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { BASE_PATH } from '../../../src/domain/initial-config';
import { DEVICE_SIZES } from '../../core/devices';
import { type ScenarioInput, validScenario } from '../../core/scenario';
import {
  runWalk,
  type StepDone,
  type WalkOptions,
  type WalkResult,
  type WalkSession,
  walkScenario,
} from '../../core/walks/run-walk';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../../kit/chromium';
import { ROOT } from '../../kit/paths';
import { readWalkTexts } from '../../kit/walk-texts';
import { endSession, patchScenario, putScenario, type SweepSession, startSession } from '../../server/control-client';
import { ELEMENT_TIMEOUT_MS, PlaywrightDriver } from './playwright-driver';

export interface WalkBrowserOptions {
  /** Of the harness's server, or a deployed host. */
  readonly at: number | DeployedHost;
  readonly distDir: string;
  /** Default: false. */
  readonly headed?: boolean;
}

/** As Playwright's `storageState` writes it. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A walk begins where its account is: no scenario can be set there. */
interface DeployedHost {
  /** Such as `https://www.example.com`. */
  readonly origin: string;
  /** A test account's cookies. */
  readonly account?: StorageState | undefined;
}

/** What differs from run to run. */
export type WalkRunOptions = Pick<WalkOptions, 'language' | 'site' | 'until' | 'slow' | 'signal'>;

export function walkSession(session: SweepSession): WalkSession {
  return {
    put: (scenario) => putScenario(session, scenario),
    patch: (change) => patchScenario(session, change),
  };
}

function deployedSession({ origin }: DeployedHost): WalkSession {
  return {
    put: async (input) => {
      const { scenario } = validScenario(input);
      const url = new URL(`${BASE_PATH.slice(0, -1)}${scenario.route}`, origin);
      for (const [name, value] of Object.entries({ ...scenario.query, lang: scenario.language }))
        url.searchParams.set(name, String(value));
      return { scenario, url: url.href };
    },
    patch: () => Promise.reject(new Error('A deployed host takes no scenario: end the walk before this step')),
  };
}

/** Each walk gets its own context and session. Close it when done. */
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

  /** @param onStep awaited after each step, with the page at rest @throws {ScenarioError} if the walk is not valid */
  async run(
    walk: ScenarioInput,
    options: WalkRunOptions = {},
    onStep: (done: StepDone, page: Page) => void | Promise<void> = () => undefined,
  ): Promise<WalkResult> {
    const { scenario } = walkScenario(walk, options);
    const { at, distDir } = this.options;
    const isOwn = typeof at === 'number';
    const own = isOwn ? await startSession(at) : undefined;
    const session = isOwn ? walkSession(own as SweepSession) : deployedSession(at);
    const context = await this.browser.newContext({
      ...PAGE_OPTIONS,
      ...(!isOwn && at.account !== undefined && { storageState: at.account }),
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
          session,
          texts: (language) => readWalkTexts(ROOT, distDir, language),
        },
        (done) => onStep(done, page),
      );
    } finally {
      await context.close();
      if (own) await endSession(own);
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
