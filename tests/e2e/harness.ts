import { resolve } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { CONTROL_PATH } from '../../harness/core/hosts';
import type { LoggedRequest } from '../../harness/core/logged-request';
import { parseScenario, type Scenario, type ScenarioInput } from '../../harness/core/scenario';
import { KEPT_CALLS } from '../../harness/core/states/opening-calls';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { goSource, QUIET_SCREEN } from '../../harness/tools/sweep/in-app';
import { VENDOR_SCREENS } from '../../src/screens/screens';
import { PAGE_OPTIONS } from '../chromium';
import { KeptPage } from './kept-page';

const ROOT = resolve(import.meta.dirname, '../..');

/** Header values are strings. */
interface Logged extends LoggedRequest {
  readonly headers: Readonly<Record<string, string>>;
}

/** Requested again on each screen, so they may change under a loaded page. */
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

/** Scenarios with an equal result can share a page. */
function pageOf(scenario: Scenario): string {
  const kept = KEPT_CALLS.map((call) => [scenario.answers[call], scenario.responses[call]]);
  const vendors = VENDOR_SCREENS.some((screen) => screen === scenario.route);
  const rest = Object.entries(scenario).filter(([key]) => !ASKED_ANEW.includes(key as keyof Scenario));
  return JSON.stringify([kept, vendors, rest]);
}

/** The worker's own server, over HTTP. */
export class Harness {
  private shown: { readonly page: string; readonly route: string } | undefined;

  constructor(
    private readonly server: HarnessServer,
    private readonly page: Page,
  ) {}

  get port(): number {
    return this.server.port;
  }

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

  /** Returns the app's address. */
  async put(scenario: ScenarioInput): Promise<string> {
    const response = await this.api('PUT', '/scenario', scenario);
    const answer = (await response.json()) as { url: string };
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return answer.url;
  }

  /** Waits until the page is ready. */
  async open(scenario: ScenarioInput): Promise<void> {
    await this.page.goto(await this.put(scenario));
    await this.ready();
  }

  /**
   * Like `open`, in the present page if possible, which takes a third of the time. For tables of states without acts.
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
    // The app renders a screen again only after another one.
    if (last.route === scenario.route && !(await this.#go({ ...scenario, route: QUIET_SCREEN, query: {} })))
      return this.open(input);
    if (!(await this.#go(scenario))) await this.open(input);
  }

  async #go(scenario: Scenario): Promise<boolean> {
    if (!(await this.page.evaluate<boolean>(goSource(scenario)))) return false;
    await this.ready();
    return true;
  }

  async ready(): Promise<void> {
    await this.page.waitForSelector('html[data-ready]', { state: 'attached' });
  }

  /** Oldest first, without preflights. Default: all endpoints. */
  async requests(endpoint?: string): Promise<Logged[]> {
    const all = (await (await this.api('GET', '/requests')).json()) as Logged[];
    return endpoint ? all.filter((request) => request.endpoint === endpoint && request.method !== 'OPTIONS') : all;
  }
}

/** Has its own browser context: for fake clocks, init scripts and touch, which cannot be undone. */
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
 * Shares one page with the worker's other tests, because warm caches open three times as fast. The test's state is
 * cleaned up.
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

/** A page on the app's host is around it. */
export function appIn(panel: Page): FrameLocator {
  return panel.frameLocator('iframe[title="The account area"]').frameLocator('#app');
}

export { expect };
