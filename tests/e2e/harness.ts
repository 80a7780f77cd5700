import { resolve } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { CONTROL_PATH } from '../../harness/engine/hosts';
import { parseScenario, type Scenario, type ScenarioInput } from '../../harness/engine/scenario';
import { KEPT_CALLS } from '../../harness/engine/states/opening-calls';
import type { LoggedRequest } from '../../harness/server/request-log';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { goSource, QUIET_SCREEN } from '../../harness/sweep/in-app';
import { VENDOR_SCREENS } from '../../src/domain/routes';
import { PAGE_OPTIONS } from '../chromium';
import { KeptPage } from './kept-page';

const ROOT = resolve(import.meta.dirname, '../..');

/** One entry of the request log; the values of all headers are strings. */
interface Logged extends LoggedRequest {
  readonly headers: Readonly<Record<string, string>>;
}

/** Keys of a scenario that the app asks the server about anew on each screen, so that they may change under a loaded page. */
const ASKED_ANEW: readonly (keyof Scenario)[] = [
  'name',
  'route',
  'query',
  'kyc',
  'answers',
  'once',
  'responses',
  'vendor',
  'faults',
  'compliance',
];

/** What a page has to be loaded for: scenarios that are equal in it can be shown in one page. */
function pageOf(scenario: Scenario): string {
  const kept = KEPT_CALLS.map((call) => [scenario.answers[call], scenario.responses[call]]);
  const vendors = VENDOR_SCREENS.some((screen) => screen === scenario.route);
  const rest = Object.entries(scenario).filter(([key]) => !ASKED_ANEW.includes(key as keyof Scenario));
  return JSON.stringify([kept, vendors, rest]);
}

/** Controls the harness server of a test. Each worker has its own server, called over HTTP. */
export class Harness {
  private shown: { readonly page: string; readonly route: string } | undefined;

  constructor(
    private readonly server: HarnessServer,
    private readonly page: Page,
  ) {}

  get port(): number {
    return this.server.port;
  }

  /** Address of a path on one of the harness's hosts. */
  address(host: string, path: string): string {
    return `http://${host}:${this.port}${path}`;
  }

  /** Calls the control API. */
  async api(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${CONTROL_PATH}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  }

  /** Starts a scenario; returns the address of the app. */
  async put(scenario: ScenarioInput): Promise<string> {
    const response = await this.api('PUT', '/scenario', scenario);
    const answer = (await response.json()) as { url: string };
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return answer.url;
  }

  /** Starts a scenario, opens the app and waits until the page is ready. */
  async open(scenario: ScenarioInput): Promise<void> {
    await this.page.goto(await this.put(scenario));
    await this.ready();
  }

  /**
   * Starts a scenario and shows its screen as a link does, in the page that shows the last one: that takes a third of the time of a load.
   * Loads the page where the scenario needs another one. For tables of states that nothing is done in.
   */
  async show(input: ScenarioInput): Promise<void> {
    const parsed = parseScenario(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { scenario } = parsed;
    const page = pageOf(scenario);
    const last = this.shown;
    this.shown = { page, route: scenario.route };
    if (last?.page !== page || scenario.faults.length > 0) return this.open(input);
    await this.put(input);
    // The app renders a screen anew only if another one was shown in between.
    if (last.route === scenario.route && !(await this.#go({ ...scenario, route: QUIET_SCREEN, query: {} })))
      return this.open(input);
    if (!(await this.#go(scenario))) await this.open(input);
  }

  async #go(scenario: Scenario): Promise<boolean> {
    if (!(await this.page.evaluate<boolean>(goSource(scenario)))) return false;
    await this.ready();
    return true;
  }

  /** Waits until the page has set `data-ready`. */
  async ready(): Promise<void> {
    await this.page.waitForSelector('html[data-ready]', { state: 'attached' });
  }

  /** The request log, oldest first; with an endpoint only its calls, without preflight requests. */
  async requests(endpoint?: string): Promise<Logged[]> {
    const all = (await (await this.api('GET', '/requests')).json()) as Logged[];
    return endpoint ? all.filter((request) => request.endpoint === endpoint && request.method !== 'OPTIONS') : all;
  }
}

/** A test with its own browser context: for fake clocks, init scripts and touch, which cannot be undone in a kept page. */
export const isolatedTest = base.extend<{ harness: Harness }, { server: HarnessServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startHarnessServer({
        port: 0,
        distDir: resolve(ROOT, 'dist'),
        panelDir: resolve(ROOT, 'out/renderer'),
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  harness: async ({ server, page }, use) => {
    await use(new Harness(server, page));
  },
});

/**
 * A test that shares one page with the other tests of its worker. With warm caches the page opens three times as fast as a new
 * one. The state that a test leaves is cleaned up; tests whose state cannot be cleaned up use `isolatedTest`.
 */
export const test = isolatedTest.extend<object, { keptPage: KeptPage }>({
  keptPage: [
    async ({ browser }, use) => {
      const kept = new KeptPage(await browser.newContext(PAGE_OPTIONS));
      await use(kept);
      await kept.context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ keptPage }, use, { expectedStatus }) => {
    const page = await keptPage.take();
    await use(page);
    if (test.info().status === expectedStatus) await keptPage.tidy(page);
    else await keptPage.drop();
  },
});

/** The app in the frame of a panel. A page of the harness on the app's own host is around it. */
export function appIn(panel: Page): FrameLocator {
  return panel.frameLocator('iframe[title="The account area"]').frameLocator('#app');
}

export { expect };
