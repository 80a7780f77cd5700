import { join } from 'node:path';
import type { Language } from '../../src/i18n/languages';
import { ROOT } from '../cli/paths';
import { encodeLink } from '../engine/link';
import type { SweepState } from '../engine/states/state';
import { walkStateId } from '../engine/states/walk-states';
import { runWalk, walkScenario } from '../engine/walks/run-walk';
import type { Step } from '../engine/walks/steps';
import { PlaywrightDriver } from '../walks/playwright-driver';
import { readWalkTexts } from '../walks/texts';
import { walkSession } from '../walks/walk-browser';
import { AXE_FOLDER, AxeRunner } from './axe';
import type { SweepBrowser } from './browser';
import type { Observed } from './check';
import { contrastByPixels } from './contrast-by-pixels';
import { checksOf } from './engines';
import { framesAtRest } from './frames-at-rest';
import { isFresh } from './in-app';
import { lookAtRest, type Shown } from './look-at-rest';
import type { StatePageDriver } from './page';
import { type PageLook, WHOLE_SOURCE } from './page-script';
import type { SweepPlan } from './plan';
import type { Failure, Reached, StateRecord } from './record';
import { servedAgreements } from './served-agreements';
import { putScenario, readLog, readScenario, type SweepSession } from './session';
import { StatePage } from './state-page';
import { unseenTarget } from './unseen-target';

/** Added to a failure that occurs only after another screen, and not after a page load. */
const COMING_BY = 'only when the member comes from another screen';
/** Pages of the wider product are not checked by axe: they are stand-ins. */
const NO_AXE = { violations: [], axe: 'skipped', unsure: 0 } as const;
/** Nothing was pressed since the page was opened. */
const NO_ACT = { hasActed: false, pressHadNoEffect: false } as const;
const ALL_DECIDED = { violations: [], undecided: [] } as const;

/** Leaves out of the layout shifts those that follow an input: after a press, a page may change. */
const OWN_SHIFT = 'void (sweepShift = sweepOwnShift)';
const NO_SHIFT = 'void (sweepShift = sweepOwnShift = 0)';

/** The address and the elements of the page. */
const PAGE_CONTENT = 'location.href + document.documentElement.outerHTML';

/** A page at rest, and what it shows. */
interface Judged {
  readonly facts: Pick<StateRecord, 'id' | 'name' | 'scenario' | 'link' | 'reached'>;
  /** By `performance.now()`. */
  readonly started: number;
  readonly act: Pick<Observed, 'hasActed' | 'pressHadNoEffect'>;
  readonly shown: Shown;
  readonly page: StatePageDriver;
  readonly statePage: StatePage;
}

/**
 * Shows one state after another in one page, and checks each. Only the browser's caches are kept. The page is loaded again for each state
 * whose `page` differs from that of the previous state.
 */
export class StateRunner {
  readonly #axe: AxeRunner;
  readonly #page: StatePage;
  /** The `page` key of the loaded page; undefined if the next state needs a page load. */
  #loadedWith: string | undefined;
  /** The results of the steps of the walk that was run last, by their ids. */
  readonly #walked = new Map<string, StateRecord>();

  constructor(
    private readonly browser: Pick<SweepBrowser, 'page' | 'leaving' | 'driven'>,
    private readonly session: SweepSession,
    private readonly plan: SweepPlan,
  ) {
    this.#axe = new AxeRunner(join(plan.out, AXE_FOLDER, plan.build));
    this.#page = new StatePage(browser.page, session, plan.out);
  }

  /** Shows a state, takes its picture and applies all checks. */
  async run(state: SweepState): Promise<StateRecord> {
    if (state.walk !== undefined) return this.#walk(state);
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
    const { page } = this.browser;
    if (reached === 'opened') await this.#page.close();
    await this.#forget(page);
    const info = await putScenario(this.session, input);
    const { scenario, link } = info;
    const isFramed = scenario.mode === 'mini-program';
    if (reached === 'opened') await this.#page.open(info);
    else if (!(await this.#page.goTo(scenario))) return undefined;
    const shown = await lookAtRest(page, isFramed);
    if (reached === 'in-app' && !isFresh(scenario, await readLog(this.session))) return undefined;
    const facts = { id, name, scenario, link, reached };
    return this.#judge({ facts, started, act: NO_ACT, shown, page, statePage: this.#page });
  }

  /** Runs a whole walk, and keeps the results of its steps for the states that follow. */
  async #walk(state: SweepState): Promise<StateRecord> {
    const known = this.#walked.get(state.id);
    if (known !== undefined) return known;
    this.#walked.clear();
    this.#loadedWith = undefined;
    if (this.browser.driven === undefined) throw new Error('Walks run in Chromium only');
    const { page, observed } = await this.browser.driven();
    const { scenario: whole } = walkScenario(state.scenario);
    const statePage = new StatePage(observed, this.session, this.plan.out);
    const driver = new PlaywrightDriver(page, async (url) => {
      const { scenario } = await readScenario(this.session);
      await statePage.open({ scenario, url });
    });
    let started = performance.now();
    // What a press may change: the calls that were made, and the page.
    let before = '';
    const keep = async (number: number, step: Step | undefined, problems: readonly Failure[] = []) => {
      const { scenario } = await readScenario(this.session);
      const act = step?.act;
      const last = this.#walked.get(this.#named(state.walk?.id ?? '', number - 1).id);
      const unseen =
        step !== undefined && last?.end === 'ready'
          ? unseenTarget(step, last.texts, readWalkTexts(ROOT, this.plan.distDir, scenario.language))
          : undefined;
      const isFramed = scenario.mode === 'mini-program';
      const evaluate = (source: string) =>
        observed[isFramed ? 'evaluateInFrame' : 'evaluate'](source).catch(() => undefined);
      // A step that waits for something waits for a change of the page, such as the result of a review.
      if (number > 0) await evaluate(act === 'expect' ? NO_SHIFT : OWN_SHIFT);
      // Where the last press was, another thing may stand now: it would look as if it were chosen.
      await page.mouse.move(0, 0);
      await framesAtRest(page);
      const shown = await lookAtRest(observed, isFramed);
      const now = `${(await readLog(this.session)).length} ${await evaluate(PAGE_CONTENT)}`;
      const pressHadNoEffect = act === 'press' && now === before;
      const { id, name } = this.#named(state.walk?.id ?? '', number);
      const facts = { id, name, scenario, link: encodeLink(whole), reached: 'opened' } as const;
      const acted = { hasActed: number > 0, pressHadNoEffect };
      const record = await this.#judge({ facts, started, act: acted, shown, page: observed, statePage });
      const missed = unseen === undefined ? [] : [{ check: 'walk', message: unseen }];
      const failures = [...problems, ...missed, ...record.failures];
      this.#walked.set(id, { ...record, scenario: whole, passed: failures.length === 0, failures });
      await this.#forget(observed);
      // The picture has enlarged the screen.
      await observed.setScreen(scenario);
      await evaluate(NO_SHIFT);
      before = `${(await readLog(this.session)).length} ${await evaluate(PAGE_CONTENT)}`;
      started = performance.now();
    };
    await statePage.close();
    await this.#forget(observed);
    const options = {
      driver,
      session: walkSession(this.session),
      texts: (language: Language) => readWalkTexts(ROOT, this.plan.distDir, language),
    };
    const { steps, failure } = await runWalk(state.scenario, options, ({ number, step }) => keep(number, step));
    if (failure !== undefined) {
      const why = { check: 'walk', message: `Step ${failure.number}, ${failure.said}: ${failure.message}` };
      await keep(failure.number, undefined, [why]);
      const last = this.#walked.get(walkStateId(state.walk?.id ?? '', failure.number));
      for (let number = failure.number + 1; last !== undefined && number <= steps; number += 1) {
        const { id, name } = this.#named(state.walk?.id ?? '', number);
        this.#walked.set(id, { ...last, id, name, failures: [why] });
      }
    }
    const record = this.#walked.get(state.id);
    if (record === undefined) throw new Error(`The walk has no step ${state.id}`);
    return record;
  }

  /** Forgets what went wrong before the next state is shown: it belongs to the state before. */
  async #forget(page: StatePageDriver): Promise<void> {
    await page.takeErrors();
    page.divide(this.browser.leaving.take());
  }

  /** Id and name of the state after a step of a walk. */
  #named(walk: string, number: number): Pick<SweepState, 'id' | 'name'> {
    const id = walkStateId(walk, number);
    return { id, name: this.plan.states.find((state) => state.id === id)?.name ?? id };
  }

  /** Takes the picture of a page at rest, and applies all checks. */
  async #judge({ facts, started, act, shown, page, statePage }: Judged): Promise<StateRecord> {
    const { id, scenario } = facts;
    const { end, look, evaluate } = shown;
    const isFramed = scenario.mode === 'mini-program';
    const isApp = end === 'ready';
    // Pseudo-texts break a rule about names: the lengthened text of a button is not part of its lengthened label.
    const hasAxe = isApp && scenario.pseudo === 'none';
    const { violations, axe, unsure } =
      hasAxe && look !== undefined ? await this.#axeFor(id).run(evaluate, id, look) : NO_AXE;
    const isInFrame = isFramed && end !== 'closed';
    const { bytes, size, ...picture } = await statePage.takePicture(id, scenario, look?.height ?? 0, isInFrame);
    const pictured = { picture: bytes, size, isFramed: isInFrame };
    const pixels = unsure === 0 ? ALL_DECIDED : await contrastByPixels(page, evaluate, pictured);
    // A document that is replaced meanwhile is judged by what was read before.
    const whole = isApp ? await evaluate<PageLook['seen']>(WHOLE_SOURCE).catch(() => undefined) : undefined;
    const seen: PageLook['seen'] = { ...look?.seen, ...whole };
    const [log, errors] = await Promise.all([readLog(this.session), page.takeErrors()]);
    const leavingUrls = page.divide(this.browser.leaving.take());
    const observed: Observed = {
      scenario,
      end,
      ...act,
      texts: isApp ? (look?.texts ?? []) : [],
      consoleErrors: errors.console,
      pageErrors: errors.uncaught,
      leavingUrls: leavingUrls.page,
      log,
    };
    const failures: Failure[] = [
      ...checksOf(this.plan.engine).flatMap((check) => {
        const looks = check.look !== undefined || check.lookAtWhole !== undefined;
        const canSee = !looks || (isApp && Object.hasOwn(seen, check.id));
        const problems = canSee ? check.judge(seen[check.id], observed) : [];
        return problems.map((message) => ({ check: check.id, message }));
      }),
      ...[...violations, ...pixels.violations].map((message) => ({ check: 'axe', message })),
    ];
    const called = log.filter(({ method }) => method !== 'OPTIONS').flatMap(({ endpoint }) => endpoint ?? []);
    const struck = log.flatMap(({ fault, endpoint }) => (fault ? [`${fault} ${endpoint}`] : []));
    return {
      ...facts,
      build: this.plan.build,
      passed: failures.length === 0,
      failures,
      end,
      path: look?.path ?? '',
      title: look?.title ?? '',
      heading: look?.heading ?? '',
      texts: look?.texts ?? [],
      boxes: look?.boxes ?? [],
      ...picture,
      calls: [...new Set(called)].sort(),
      struck: [...new Set(struck)].sort(),
      axe: axe === 'skipped' ? axe : { ...axe, undecided: pixels.undecided },
      agreements: servedAgreements(log, look?.agreement ?? []),
      fonts: look?.fonts ?? [],
      browserRequests: leavingUrls.browser,
      browser: page.browser,
      ms: Math.round(performance.now() - started),
      at: new Date().toISOString(),
    };
  }
}
