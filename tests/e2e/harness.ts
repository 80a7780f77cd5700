import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { CONTROL_PATH } from '../../harness/engine/hosts';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { PAGE_OPTIONS } from '../chromium';
import { KeptPage } from './kept-page';

const ROOT = resolve(import.meta.dirname, '../..');

/** One entry of the harness's request log, as far as tests look at it. */
interface LoggedRequest {
  readonly method: string;
  readonly endpoint: string | null;
  readonly path: string;
  /** The whole address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The answer's body, read as JSON where it is that. */
  readonly response: unknown;
  readonly status: number | null;
  readonly fault: string | null;
}

/** What a test does with its harness: a server of its own a worker, on real HTTP. */
export class Harness {
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

  async api(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${CONTROL_PATH}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  }

  /** Puts a scenario; returns the address at which the app opens. */
  async put(scenario: ScenarioInput): Promise<string> {
    const response = await this.api('PUT', '/scenario', scenario);
    const answer = (await response.json()) as { url: string };
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return answer.url;
  }

  /** Puts a scenario, opens it and waits until the page says that it is ready. */
  async open(scenario: ScenarioInput): Promise<void> {
    await this.page.goto(await this.put(scenario));
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.waitForSelector('html[data-ready]', { state: 'attached' });
  }

  /** The log of what went over the wire, oldest first; only one endpoint's calls where it is named. */
  async requests(endpoint?: string): Promise<LoggedRequest[]> {
    const all = (await (await this.api('GET', '/requests')).json()) as LoggedRequest[];
    return endpoint ? all.filter((request) => request.endpoint === endpoint && request.method !== 'OPTIONS') : all;
  }
}

/** A test whose page has a browser context of its own: for clocks, scripts before a page's own, touch. */
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
 * A test whose page goes from test to test of its worker, warm: it comes up three times as fast as a new one. What a test leaves
 * behind in it is tidied up; what cannot be is `isolatedTest`'s.
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

export { expect };
