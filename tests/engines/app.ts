import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { control } from '../../harness/server/testing/client';
import { ENGINES } from './engines';
import type { Place, Tab } from './tab';

const ROOT = resolve(import.meta.dirname, '../..');

/** Source of a function that marks what `press` clicks, and returns whether it is there. */
const MARK = `(text) => {
  for (const old of document.querySelectorAll('[data-pressed]')) delete old.dataset.pressed;
  const all = [...document.querySelectorAll('button:not(:disabled), a, label')].filter((one) => one.getClientRects().length > 0);
  const found = ['===', 'startsWith', 'includes'].map((how) => all.find(({ textContent, ariaLabel }) => {
    const own = textContent.trim() || (ariaLabel ?? '');
    return how === '===' ? own === text : own[how](text);
  })).find(Boolean);
  found?.scrollIntoView({ block: 'center' });
  if (found) found.dataset.pressed = '';
  return found !== undefined;
}`;

/** The app posts its events to each origin that the business allows; engines report those that are not the embedding page's. */
const EXPECTED = /postMessage/;

/** The built account area beside the mock, in one tab of an engine. */
export class App {
  constructor(
    private readonly server: HarnessServer,
    readonly tab: Tab,
  ) {}

  /** Address of a path on one of the harness's hosts. */
  address(host: string, path: string): string {
    return `http://${host}:${this.server.port}${path}`;
  }

  /** Starts a scenario; returns the address of the app. */
  async put(scenario: ScenarioInput): Promise<string> {
    const { status, json } = await control(this.server.port, '/scenario', { method: 'PUT', body: scenario });
    expect([status, json]).toEqual([200, expect.objectContaining({ url: expect.any(String) })]);
    return json.url;
  }

  /** Starts a scenario, opens its page and waits until it is ready. */
  async open(scenario: ScenarioInput): Promise<void> {
    await this.tab.open(await this.put({ language: 'en', ...scenario }));
    await this.ready();
  }

  async ready(place?: Place): Promise<void> {
    await this.until('document.documentElement.dataset.ready !== undefined', place);
  }

  /** Waits until an expression is true in a place. A page or frame that is just being loaded counts as not yet. */
  async until(expression: string, place?: Place): Promise<void> {
    await expect
      .poll(() => this.tab.run<boolean>(expression, place).catch(() => false), { message: expression })
      .toBe(true);
  }

  /** Waits until the address has a path that ends so. */
  leads(end: string): Promise<void> {
    return this.until(`location.pathname.endsWith(${JSON.stringify(end)})`);
  }

  /** Waits for the text anywhere in a place. */
  shows(text: string, place?: Place): Promise<void> {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`, place);
  }

  /** Clicks the button, link or label with this text or, where it is an icon alone, this name, or with one that begins so or has it inside, once it can be used. */
  async press(text: string, place?: Place): Promise<void> {
    await this.until(`(${MARK})(${JSON.stringify(text)})`, place);
    await this.tab.click('[data-pressed]', place);
  }

  /** How often the mock was called. */
  async calls(endpoint: string): Promise<number> {
    const { json } = await control(this.server.port, '/requests');
    return json.filter(
      (one: { endpoint: string; method: string }) => one.endpoint === endpoint && one.method !== 'OPTIONS',
    ).length;
  }
}

export const test = base.extend<{ app: App; tab: Tab }, { server: HarnessServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const panelDir = resolve(ROOT, 'out/renderer');
      const server = await startHarnessServer({ port: 0, distDir: resolve(ROOT, 'dist'), panelDir });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // A browser for each test: nothing of one test is left in the next.
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  tab: async ({}, use, { project }) => {
    const engine = ENGINES[project.name];
    if (engine === undefined) throw new Error(`There is no engine ${project.name}`);
    const tab = await engine.start();
    await use(tab);
    await tab.close();
  },
  app: async ({ server, tab }, use) => {
    await use(new App(server, tab));
    expect((await tab.problems()).filter((problem) => !EXPECTED.test(problem))).toEqual([]);
  },
});

export { expect };
