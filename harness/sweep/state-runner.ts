import { join } from 'node:path';
import type { SweepState } from '../engine/states/state';
import { AXE_FOLDER, AxeRunner } from './axe';
import type { SweepBrowser } from './browser';
import type { Observed } from './check';
import { checksOf } from './engines';
import { isFresh } from './in-app';
import { lookAtRest } from './look-at-rest';
import type { SweepPlan } from './plan';
import type { Failure, Reached, StateRecord } from './record';
import { servedAgreements } from './served-agreements';
import { putScenario, readLog, type SweepSession } from './session';
import { StatePage } from './state-page';

/** Added to a failure that occurs only after another screen, and not after a page load. */
const COMING_BY = 'only when the member comes from another screen';
/** Pages of the wider product are not checked by axe: they are stand-ins. */
const NO_AXE = { violations: [], axe: 'skipped' } as const;

/**
 * Shows one state after another in one page, and checks each. Only the browser's caches are kept. The page is loaded again for each state
 * whose `page` differs from that of the previous state.
 */
export class StateRunner {
  readonly #axe: AxeRunner;
  readonly #page: StatePage;
  /** The `page` key of the loaded page; undefined if the next state needs a page load. */
  #loadedWith: string | undefined;

  constructor(
    private readonly browser: Pick<SweepBrowser, 'page' | 'leaving'>,
    private readonly session: SweepSession,
    private readonly plan: SweepPlan,
  ) {
    this.#axe = new AxeRunner(join(plan.out, AXE_FOLDER, plan.build));
    this.#page = new StatePage(browser.page, session, plan.out);
  }

  /** Shows a state, takes its picture and applies all checks. */
  async run(state: SweepState): Promise<StateRecord> {
    const record = await this.#reach(state);
    this.#loadedWith = record.passed && record.end === 'ready' ? state.page : undefined;
    return record;
  }

  /** A state that was reached from the previous screen is shown again with a page load if it fails or may show an older answer. */
  async #reach(state: SweepState): Promise<StateRecord> {
    const canGo = state.page !== undefined && state.page === this.#loadedWith;
    const inApp = canGo ? await this.#observe(state, 'in-app') : undefined;
    if (inApp?.passed) return inApp;
    const opened = await this.#observe(state, 'opened');
    if (inApp === undefined || !opened.passed) return opened;
    const failures = inApp.failures.map(({ check, message }) => ({ check, message: `${message} (${COMING_BY})` }));
    return { ...opened, passed: false, failures };
  }

  /** With `everyRule` no rule is skipped because it has passed on the page of another state. */
  #axeFor(id: string): AxeRunner {
    return this.plan.everyRule ? new AxeRunner(join(this.plan.out, AXE_FOLDER, id)) : this.#axe;
  }

  #observe(state: SweepState, reached: 'opened'): Promise<StateRecord>;
  #observe(state: SweepState, reached: Reached): Promise<StateRecord | undefined>;
  /** Shows a state once. Resolves with undefined if it may have shown an answer of the previous state. */
  async #observe({ id, name, scenario: input }: SweepState, reached: Reached): Promise<StateRecord | undefined> {
    const started = performance.now();
    const { page, leaving } = this.browser;
    if (reached === 'opened') await this.#page.close();
    await page.takeErrors();
    leaving.take();
    const info = await putScenario(this.session, input);
    const { scenario, link } = info;
    const isFramed = scenario.mode === 'mini-program';
    if (reached === 'opened') await this.#page.open(info);
    else if (!(await this.#page.goTo(scenario))) return undefined;
    const { end, look, evaluate } = await lookAtRest(page, isFramed);
    if (reached === 'in-app' && !isFresh(scenario, await readLog(this.session))) return undefined;
    const isApp = end === 'ready';
    // Pseudo-texts break a rule about names: the lengthened text of a button is not part of its lengthened label.
    const hasAxe = isApp && scenario.pseudo === 'none';
    const { violations, axe } = hasAxe && look !== undefined ? await this.#axeFor(id).run(evaluate, id, look) : NO_AXE;
    const picture = await this.#page.takePicture(id, scenario, look?.height ?? 0, isFramed && end !== 'closed');
    const [log, errors] = await Promise.all([readLog(this.session), page.takeErrors()]);
    const observed: Observed = {
      scenario,
      end,
      texts: isApp ? (look?.texts ?? []) : [],
      consoleErrors: errors.console,
      pageErrors: errors.uncaught,
      leavingUrls: leaving.take(),
      log,
    };
    const failures: Failure[] = [
      ...checksOf(this.plan.engine).flatMap((check) => {
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
      agreements: servedAgreements(log, look?.agreement ?? []),
      fonts: look?.fonts ?? [],
      browser: page.browser,
      ms: Math.round(performance.now() - started),
      at: new Date().toISOString(),
    };
  }
}
