import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { originsOf } from '../../harness/core/hosts';
import type { ScenarioInput } from '../../harness/core/scenario';
import { type HarnessServer, startHarnessServer } from '../../harness/server/server';
import { control } from '../../harness/server/testing/client';
import { ENGINES } from '../../harness/tools/browsers/engines';
import { isExpected } from '../../harness/tools/browsers/problems';
import type { Engine, Place, Tab, TabOptions } from '../../harness/tools/browsers/tab';

const ROOT = resolve(import.meta.dirname, '../..');

/** Source of a function that marks what `press` clicks; returns whether it was found. */
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

/** The built app and the mock, in one tab of an engine. */
export class App {
  constructor(
    private readonly server: HarnessServer,
    readonly engine: Engine,
    readonly tab: Tab,
  ) {}

  /** Hosts of a session; the default one if omitted. */
  origins(session?: string) {
    return originsOf(this.server.port, session);
  }

  async control(path: string, method = 'GET', body?: unknown) {
    const { status, json } = await control(this.server.port, path, { method, ...(body !== undefined && { body }) });
    expect([path, status < 300, json]).toEqual([path, true, json]);
    return json;
  }

  /** Returns the app's address. */
  async put(scenario: ScenarioInput): Promise<string> {
    const { url } = await this.control('/scenario', 'PUT', { language: 'en', ...scenario });
    return url;
  }

  async open(scenario: ScenarioInput): Promise<void> {
    await this.tab.open(await this.put(scenario));
    await this.ready();
  }

  async ready(place?: Place): Promise<void> {
    await this.until('document.documentElement.dataset.ready !== undefined', place);
  }

  /** A loading page or frame counts as false. */
  async until(expression: string, place?: Place): Promise<void> {
    await expect
      .poll(() => this.tab.run<boolean>(expression, place).catch(() => false), { message: expression })
      .toBe(true);
  }

  leads(end: string): Promise<void> {
    return this.until(`location.pathname.endsWith(${JSON.stringify(end)})`);
  }

  shows(text: string, place?: Place): Promise<void> {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`, place);
  }

  /** Clicks once enabled. Matches text or name: exact, then prefix, then substring. */
  async press(text: string, place?: Place): Promise<void> {
    await this.until(`(${MARK})(${JSON.stringify(text)})`, place);
    await this.tab.click('[data-pressed]', place);
  }

  async calls(endpoint: string, session = ''): Promise<number> {
    const log: readonly { endpoint: string; method: string }[] = await this.control(`${session}/requests`);
    return log.filter((one) => one.endpoint === endpoint && one.method !== 'OPTIONS').length;
  }
}

/** @throws for a project without an engine */
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
  // A new browser for each test.
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
