import type { SweepState } from '../../core/states/state';
import type { Reached, StateRecord } from '../../kit/record';
import { putScenario, readLog, type SweepSession } from '../../server/control-client';
import type { SweepBrowser } from './browser';
import { isFresh } from './in-app';
import { Judge } from './judge';
import { lookAtRest } from './look-at-rest';
import type { SweepPlan } from './plan';
import { StatePage } from './state-page';
import { WalkRunner } from './walk-runner';

/** Added to a failure that occurs only after another screen, not after a page load. */
const COMING_BY = 'only when the member comes from another screen';
/** Nothing was pressed since the page opened. */
const NO_ACT = { hasActed: false, pressHadNoEffect: false } as const;

/**
 * Shows and checks states one after another in one page. Only the browser's caches are kept. Loads the page again if
 * the next state's `page` differs.
 */
export class StateRunner {
  readonly #judge: Judge;
  readonly #walks: WalkRunner;
  readonly #page: StatePage;
  /** The loaded page's key; undefined if the next state needs a page load. */
  #loadedWith: string | undefined;

  constructor(
    private readonly browser: Pick<SweepBrowser, 'page' | 'leaving' | 'driven'>,
    private readonly session: SweepSession,
    plan: SweepPlan,
  ) {
    this.#judge = new Judge(browser, session, plan);
    this.#walks = new WalkRunner(browser, session, plan, this.#judge);
    this.#page = new StatePage(browser.page, session, plan.out);
  }

  async run(state: SweepState): Promise<StateRecord> {
    if (state.walk !== undefined) {
      this.#loadedWith = undefined;
      return this.#walks.run(state);
    }
    const record = await this.#reach(state);
    this.#loadedWith = record.passed && record.end === 'ready' ? state.page : undefined;
    return record;
  }

  /** A state reached from the previous screen gets a page load if it fails or may show a stale answer. */
  async #reach(state: SweepState): Promise<StateRecord> {
    const canGo = state.page !== undefined && state.page === this.#loadedWith;
    const inApp = canGo ? await this.#observe(state, 'in-app') : undefined;
    if (inApp?.passed) return inApp;
    const opened = await this.#observe(state, 'opened');
    if (inApp === undefined || !opened.passed) return opened;
    const failures = inApp.failures.map(({ check, message }) => ({ check, message: `${message} (${COMING_BY})` }));
    return { ...opened, passed: false, failures };
  }

  #observe(state: SweepState, reached: 'opened'): Promise<StateRecord>;
  #observe(state: SweepState, reached: Reached): Promise<StateRecord | undefined>;
  /** Undefined if it may have shown an answer of the previous state. */
  async #observe({ id, name, scenario: input }: SweepState, reached: Reached): Promise<StateRecord | undefined> {
    const started = performance.now();
    const { page } = this.browser;
    if (reached === 'opened') await this.#page.close();
    await this.#judge.forget(page);
    const info = await putScenario(this.session, input);
    const { scenario, link } = info;
    const isFramed = scenario.mode === 'mini-program';
    if (reached === 'opened') await this.#page.open(info);
    else if (!(await this.#page.goTo(scenario))) return undefined;
    const shown = await lookAtRest(page, isFramed);
    if (reached === 'in-app' && !isFresh(scenario, await readLog(this.session))) return undefined;
    const facts = { id, name, scenario, link, reached };
    return this.#judge.judge({ facts, started, act: NO_ACT, shown, page, statePage: this.#page });
  }
}
