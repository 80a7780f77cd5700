import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_SIZES, type Size } from '../engine/devices';
import type { Scenario } from '../engine/scenario';
import type { SweepState } from '../engine/states/state';
import type { ScenarioInfo } from '../server/session';
import { AXE_FOLDER, AxeRunner } from './axe';
import type { SweepBrowser } from './browser';
import type { Observed } from './check';
import { CHECKS } from './checks/list';
import { goSource, HIDE_SOURCE, isFresh, QUIET_SCREEN } from './in-app';
import { lookAtRest } from './look-at-rest';
import { FRESH_COOKIE, TIME_COOKIE } from './page-script';
import type { SweepPlan } from './plan';
import { type Failure, PICTURES_FOLDER, type Reached, type StateRecord } from './record';
import { servedAgreements } from './served-agreements';
import { pageOrigins, putScenario, readLog, type SweepSession } from './session';

/** Pages that are longer are cut, so that one broken state cannot fill the memory. */
const MAX_PICTURE_HEIGHT = 8000;
/** Height of the messaging app's own bars around the frame of a mini-program. */
const SHELL_HEIGHT = 96;
/** Pages after which the memory is freed, which takes a tenth of a second: each leaves tens of megabytes. */
const PAGES_TO_FREE = 10;
/** Says of a failure that the page shows it only after another screen. */
const COMING_BY = 'only when the member comes from another screen';
/** Pages of the wider product are not checked by axe: they are stand-ins. */
const NO_AXE = { violations: [], axe: 'skipped' } as const;

/**
 * Shows one state after another in one page, and checks each. The page keeps the browser's caches, and nothing else; it is loaded again
 * for each state that is not of the same `page` as the one before.
 */
export class StateRunner {
  readonly #axe: AxeRunner;
  /** What the page was loaded with, if its last state is one to go on from. */
  #page: string | undefined;
  #route: string | undefined;
  #pages = 0;

  constructor(
    private readonly browser: Pick<SweepBrowser, 'page' | 'leaving'>,
    private readonly session: SweepSession,
    private readonly plan: SweepPlan,
  ) {
    this.#axe = new AxeRunner(join(plan.out, AXE_FOLDER, plan.build));
  }

  /** Shows a state, takes its picture and applies all checks. */
  async run(state: SweepState): Promise<StateRecord> {
    const record = await this.#reach(state);
    this.#page = record.passed && record.end === 'ready' ? state.page : undefined;
    this.#route = record.scenario.route;
    return record;
  }

  /** A state that fails, or may show an older answer, when the member comes from the screen before is shown in a page of its own as well. */
  async #reach(state: SweepState): Promise<StateRecord> {
    const canGo = state.page !== undefined && state.page === this.#page;
    const inApp = canGo ? await this.#observe(state, 'in-app') : undefined;
    if (inApp?.passed) return inApp;
    const opened = await this.#observe(state, 'opened');
    if (inApp === undefined || !opened.passed) return opened;
    const failures = inApp.failures.map(({ check, message }) => ({ check, message: `${message} (${COMING_BY})` }));
    return { ...opened, passed: false, failures };
  }

  #observe(state: SweepState, reached: 'opened'): Promise<StateRecord>;
  #observe(state: SweepState, reached: Reached): Promise<StateRecord | undefined>;
  /** Shows a state once. Resolves with undefined if it may have shown an answer of the state before. */
  async #observe({ id, name, scenario: input }: SweepState, reached: Reached): Promise<StateRecord | undefined> {
    const started = performance.now();
    const { page, leaving } = this.browser;
    if (reached === 'opened') await this.#close();
    page.errors.clear();
    leaving.take();
    const info = await putScenario(this.session, input);
    const { scenario, link } = info;
    const isFramed = scenario.mode === 'mini-program';
    if (reached === 'opened') await this.#open(info);
    else if (!(await this.#go(scenario, isFramed))) return undefined;
    const { end, look, evaluate } = await lookAtRest(page, isFramed);
    if (reached === 'in-app' && !isFresh(scenario, await readLog(this.session))) return undefined;
    const isApp = end === 'ready';
    // Made-up texts break rules that hold for words: the longer text of a button is not part of its label's longer text.
    const hasAxe = isApp && scenario.pseudo === 'none';
    const { violations, axe } = hasAxe && look !== undefined ? await this.#axe.run(evaluate, id, look) : NO_AXE;
    const picture = await this.#takePicture(
      id,
      DEVICE_SIZES[scenario.device],
      look?.height ?? 0,
      isFramed && end !== 'closed',
    );
    const log = await readLog(this.session);
    const observed: Observed = {
      scenario,
      end,
      texts: isApp ? (look?.texts ?? []) : [],
      consoleErrors: [...page.errors.console],
      pageErrors: [...page.errors.uncaught],
      leavingUrls: leaving.take(),
      log,
    };
    const failures: Failure[] = [
      ...CHECKS.flatMap((check) => {
        const canSee = check.look === undefined || (isApp && look !== undefined);
        const problems = canSee ? check.judge(look?.seen[check.id], observed) : [];
        return problems.map((message) => ({ check: check.id, message }));
      }),
      ...violations.map((message) => ({ check: 'axe', message })),
    ];
    return {
      id,
      name,
      scenario,
      link,
      reached,
      build: this.plan.build,
      passed: failures.length === 0,
      failures,
      end,
      path: look?.path ?? '',
      title: look?.title ?? '',
      heading: look?.heading ?? '',
      texts: look?.texts ?? [],
      ...picture,
      calls: [
        ...new Set(log.flatMap(({ endpoint, method }) => (endpoint && method !== 'OPTIONS' ? [endpoint] : []))),
      ].sort(),
      struck: [...new Set(log.flatMap(({ fault, endpoint }) => (fault ? [`${fault} ${endpoint}`] : [])))].sort(),
      axe,
      agreements: servedAgreements(log),
      ms: Math.round(performance.now() - started),
      at: new Date().toISOString(),
    };
  }

  /** Closes the page that is loaded. */
  async #close(): Promise<void> {
    const { page } = this.browser;
    await page.open('about:blank');
    this.#pages += 1;
    if (this.#pages % PAGES_TO_FREE === 0) await page.freeMemory();
  }

  /** Loads the page of a scenario, for which the browser forgets the state before. */
  async #open({ scenario, url }: ScenarioInfo): Promise<void> {
    const { page } = this.browser;
    const pair = [
      { name: TIME_COOKIE, value: String(Date.parse(scenario.now)) },
      { name: FRESH_COOKIE, value: '1' },
    ];
    const cookies = pageOrigins(this.session).flatMap((origin) =>
      pair.map((cookie) => ({ ...cookie, url: `${origin}/` })),
    );
    await Promise.all([page.setScreen(scenario), page.setCookies(cookies)]);
    await page.open(url);
  }

  /**
   * Goes to the screen of a scenario in the page that is loaded, and resolves with whether it went. A screen that is shown already would stay as
   * it is, so another one is shown in between.
   */
  async #go(scenario: Scenario, isFramed: boolean): Promise<boolean> {
    const { page } = this.browser;
    // A page that went away meanwhile is loaded again.
    const evaluate = (source: string): Promise<boolean> =>
      page[isFramed ? 'evaluateInFrame' : 'evaluate']<boolean>(source).catch(() => false);
    const goTo = (target: Scenario): Promise<boolean> => evaluate(goSource(target));
    if (!page.hasScreen(scenario)) {
      if (!(await evaluate(HIDE_SOURCE))) return false;
      await page.setScreen(scenario);
    }
    if (this.#route === scenario.route) {
      if (!(await goTo({ ...scenario, route: QUIET_SCREEN, query: {} }))) return false;
      await lookAtRest(page, isFramed);
    }
    return goTo(scenario);
  }

  async #takePicture(
    id: string,
    size: Size,
    height: number,
    isFramed: boolean,
  ): Promise<Pick<StateRecord, 'picture' | 'pictureHash'>> {
    const { page } = this.browser;
    const needed = isFramed ? height + SHELL_HEIGHT : height;
    const whole = { width: size.width, height: Math.min(Math.max(size.height, needed), MAX_PICTURE_HEIGHT) };
    const bytes = await page.takePicture(whole);
    const picture = `${PICTURES_FOLDER}/${id}.jpg`;
    mkdirSync(join(this.plan.out, PICTURES_FOLDER), { recursive: true });
    writeFileSync(join(this.plan.out, picture), bytes);
    return { picture, pictureHash: createHash('sha256').update(bytes).digest('hex') };
  }
}
