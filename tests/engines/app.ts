import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ENGINES } from '../../harness/browsers/engines';
import { isExpected } from '../../harness/browsers/problems';
import type { Engine, Place, Tab, TabOptions } from '../../harness/browsers/tab';
import { originsOf } from '../../harness/engine/hosts';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { control } from '../../harness/server/testing/client';

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

/** The built account area beside the mock, in one tab of an engine. */
export class App {
  constructor(
    private readonly server: HarnessServer,
    readonly engine: Engine,
    readonly tab: Tab,
  ) {}

  /** The addresses of the harness's hosts, of the default session or another one. */
  origins(session?: string) {
    return originsOf(this.server.port, session);
  }

  /** Calls the control API. */
  async control(path: string, method = 'GET', body?: unknown) {
    const { status, json } = await control(this.server.port, path, { method, ...(body !== undefined && { body }) });
    expect([path, status < 300, json]).toEqual([path, true, json]);
    return json;
  }

  /** Starts a scenario; returns the address of the app. */
  async put(scenario: ScenarioInput): Promise<string> {
    const { url } = await this.control('/scenario', 'PUT', { language: 'en', ...scenario });
    return url;
  }

  /** Starts a scenario, opens its page and waits until it is ready. */
  async open(scenario: ScenarioInput): Promise<void> {
    await this.tab.open(await this.put(scenario));
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
  async calls(endpoint: string, session = ''): Promise<number> {
    const log: readonly { endpoint: string; method: string }[] = await this.control(`${session}/requests`);
    return log.filter((one) => one.endpoint === endpoint && one.method !== 'OPTIONS').length;
  }
}

/** @throws when the project is of no engine */
function engineOf(project: string): Engine {
  const engine = (ENGINES as Readonly<Record<string, Engine>>)[project];
  if (engine === undefined) throw new Error(`There is no engine ${project}`);
  return engine;
}

export const test = base.extend<{ app: App; tabOptions: TabOptions }, { server: HarnessServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use, { project }) => {
      const panelDir = resolve(ROOT, 'out/renderer');
      const folder = resolve(ROOT, 'out/engines', project.name);
      const distDir = engineOf(project.name).buildFor(resolve(ROOT, 'dist'), folder);
      const server = await startHarnessServer({ port: 0, distDir, panelDir });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  tabOptions: [{}, { option: true }],
  // A browser for each test: nothing of one test is left in the next.
  app: async ({ server, tabOptions }, use, { project }) => {
    const engine = engineOf(project.name);
    const tab = await engine.start(tabOptions);
    try {
      await use(new App(server, engine, tab));
      expect((await tab.problems()).filter((problem) => !isExpected(problem))).toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

export { expect };
