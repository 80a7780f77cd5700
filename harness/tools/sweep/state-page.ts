import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VENDOR_SCREENS } from '../../../src/screens/screens';
import { DEVICE_SIZES, type Size } from '../../core/devices';
import type { Scenario } from '../../core/scenario';
import { PICTURES_FOLDER, type StateRecord } from '../../kit/record';
import { pageOrigins, type SweepSession } from '../../server/control-client';
import type { ScenarioInfo } from '../../server/session';
import { goSource, HIDE_SOURCE, QUIET_SCREEN } from './in-app';
import { lookAtRest } from './look-at-rest';
import type { StatePageDriver } from './page';
import { FRESH_COOKIE, TIME_COOKIE } from './page-script';

/** Longer pages are cut, so that one broken state cannot exhaust memory. */
const MAX_PICTURE_HEIGHT = 8000;
/** Height of the messaging app's bars around a mini-program's frame. */
const SHELL_HEIGHT = 96;
/** Number of pages until memory is freed, which takes 0.1 s: each page leaves tens of megabytes. */
const PAGES_TO_FREE = 10;

function startsVendor(route: Scenario['route'] | undefined): boolean {
  return VENDOR_SCREENS.some((screen) => screen === route);
}

/** One worker's page: loads it for a state, navigates between screens, takes pictures. */
export class StatePage {
  /** The shown screen, and the one with which the page was loaded. */
  #route: Scenario['route'] | undefined;
  #loadedWith: Scenario['route'] | undefined;
  #closed = 0;

  constructor(
    private readonly page: StatePageDriver,
    private readonly session: SweepSession,
    private readonly folder: string,
  ) {}

  async close(): Promise<void> {
    await this.page.open('about:blank');
    this.#closed += 1;
    if (this.#closed % PAGES_TO_FREE === 0) await this.page.freeMemory();
  }

  /** Loads a scenario's page without the previous state's cookies and storage. */
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
   * Navigates to a scenario's screen without a page load; resolves with whether that was possible. Goes through another
   * screen if this one is already shown, because the app would not render it again.
   */
  async goTo(scenario: Scenario): Promise<boolean> {
    // The app loads such a screen as a new page, because its content security policy differs.
    if (startsVendor(scenario.route) && !startsVendor(this.#loadedWith)) return false;
    const isFramed = scenario.mode === 'mini-program';
    // If the document was replaced, the page is loaded again.
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
   * Takes a picture and writes it into the sweep's folder.
   * @param height of the page's content, in pixels
   * @param isInShell whether the messaging app's bars surround it
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
