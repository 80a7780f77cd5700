import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VENDOR_SCREENS } from '../../src/domain/routes';
import { DEVICE_SIZES, type Size } from '../engine/devices';
import type { Scenario } from '../engine/scenario';
import type { ScenarioInfo } from '../server/session';
import { goSource, HIDE_SOURCE, QUIET_SCREEN } from './in-app';
import { lookAtRest } from './look-at-rest';
import type { StatePageDriver } from './page';
import { FRESH_COOKIE, TIME_COOKIE } from './page-script';
import { PICTURES_FOLDER, type StateRecord } from './record';
import { pageOrigins, type SweepSession } from './session';

/** Pages that are longer are cut, so that one broken state cannot fill the memory. */
const MAX_PICTURE_HEIGHT = 8000;
/** Height of the messaging app's own bars around the frame of a mini-program. */
const SHELL_HEIGHT = 96;
/** Pages after which the memory is freed, which takes a tenth of a second: each leaves tens of megabytes. */
const PAGES_TO_FREE = 10;

function startsVendor(route: Scenario['route'] | undefined): boolean {
  return VENDOR_SCREENS.some((screen) => screen === route);
}

/** The page of one worker: loads it for a state, navigates it from screen to screen, and takes pictures. */
export class StatePage {
  /** The screen that is shown, and the screen with which the page was loaded. */
  #route: Scenario['route'] | undefined;
  #loadedWith: Scenario['route'] | undefined;
  #closed = 0;

  constructor(
    private readonly page: StatePageDriver,
    private readonly session: SweepSession,
    private readonly folder: string,
  ) {}

  /** Closes the page that is loaded. */
  async close(): Promise<void> {
    await this.page.open('about:blank');
    this.#closed += 1;
    if (this.#closed % PAGES_TO_FREE === 0) await this.page.freeMemory();
  }

  /** Loads the page of a scenario. Cookies and storage of the previous state are removed. */
  async open({ scenario, url }: Pick<ScenarioInfo, 'scenario' | 'url'>): Promise<void> {
    const pair = [
      { name: TIME_COOKIE, value: String(Date.parse(scenario.now)) },
      { name: FRESH_COOKIE, value: '1' },
    ];
    const cookies = pageOrigins(this.session).flatMap((origin) =>
      pair.map((cookie) => ({ ...cookie, url: `${origin}/` })),
    );
    await Promise.all([this.page.setScreen(scenario), this.page.setCookies(cookies)]);
    await this.page.open(url);
    this.#route = scenario.route;
    this.#loadedWith = scenario.route;
  }

  /**
   * Navigates to the screen of a scenario without a page load; resolves with whether that was possible. If this screen is already shown,
   * another one is shown in between, because otherwise the app would not render it anew.
   */
  async goTo(scenario: Scenario): Promise<boolean> {
    // The app loads such a screen by a page load, because it has another content security policy.
    if (startsVendor(scenario.route) && !startsVendor(this.#loadedWith)) return false;
    const isFramed = scenario.mode === 'mini-program';
    // If the document was replaced meanwhile, the page is loaded again.
    const evaluate = (source: string): Promise<boolean> =>
      this.page[isFramed ? 'evaluateInFrame' : 'evaluate']<boolean>(source).catch(() => false);
    if (!this.page.hasScreen(scenario)) {
      if (!(await evaluate(HIDE_SOURCE))) return false;
      await this.page.setScreen(scenario);
    }
    if (this.#route === scenario.route) {
      if (!(await evaluate(goSource({ ...scenario, route: QUIET_SCREEN, query: {} })))) return false;
      await lookAtRest(this.page, isFramed);
    }
    this.#route = scenario.route;
    return evaluate(goSource(scenario));
  }

  /**
   * Takes a picture of a state and writes it into the sweep's folder.
   *
   * @param height of what the page shows, in pixels
   * @param isInShell whether the messaging app's bars are around it
   */
  async takePicture(
    id: string,
    { device }: Scenario,
    height: number,
    isInShell: boolean,
  ): Promise<Pick<StateRecord, 'picture' | 'pictureHash'> & { bytes: Buffer; size: Size }> {
    const screen = DEVICE_SIZES[device];
    const needed = isInShell ? height + SHELL_HEIGHT : height;
    const size = { width: screen.width, height: Math.min(Math.max(screen.height, needed), MAX_PICTURE_HEIGHT) };
    const bytes = await this.page.takePicture(size);
    const picture = `${PICTURES_FOLDER}/${id}.jpg`;
    mkdirSync(join(this.folder, PICTURES_FOLDER), { recursive: true });
    writeFileSync(join(this.folder, picture), bytes);
    return { picture, pictureHash: hash('sha256', bytes), bytes, size };
  }
}
