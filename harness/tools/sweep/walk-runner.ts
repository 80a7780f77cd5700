import type { Language } from '../../../src/i18n/languages';
import { encodeLink } from '../../core/link';
import type { SweepState } from '../../core/states/state';
import { walkStateId } from '../../core/states/walk-states';
import { runWalk, walkScenario } from '../../core/walks/run-walk';
import type { Step } from '../../core/walks/steps';
import { callSource } from '../../kit/call-source';
import { ROOT } from '../../kit/paths';
import type { Failure, StateRecord } from '../../kit/record';
import { readWalkTexts } from '../../kit/walk-texts';
import { readLog, readScenario, type SweepSession } from '../../server/control-client';
import { PlaywrightDriver } from '../walks/playwright-driver';
import { walkSession } from '../walks/walk-browser';
import type { SweepBrowser } from './browser';
import { markTexts } from './checks/changed';
import { framesAtRest } from './frames-at-rest';
import type { Judge } from './judge';
import { lookAtRest } from './look-at-rest';
import type { SweepPlan } from './plan';
import { StatePage } from './state-page';
import { unseenTarget } from './unseen-target';

/** Excludes layout shifts after input: a press may change the page. */
const OWN_SHIFT = 'void (sweepShift = sweepOwnShift)';
const NO_SHIFT = 'void (sweepShift = sweepOwnShift = 0)';

/** Other steps may wait for a change that no press has made. */
const NO_MARK = 'void (globalThis.sweepTextsBefore = undefined)';

/** The address and the elements of the page. */
const PAGE_CONTENT = 'location.href + document.documentElement.outerHTML';

/** Runs walks in a page driven by Playwright, and checks the page after each step. */
export class WalkRunner {
  /** Results of the last walk's steps, by id. */
  readonly #walked = new Map<string, StateRecord>();

  constructor(
    private readonly browser: Pick<SweepBrowser, 'page' | 'driven'>,
    private readonly session: SweepSession,
    private readonly plan: SweepPlan,
    private readonly judge: Judge,
  ) {}

  /**
   * The result of a state of a walk. The first state runs the whole walk and keeps the results for the following
   * states.
   * @throws if the walk has no such step, or the browser cannot run walks
   */
  async run(state: SweepState): Promise<StateRecord> {
    const known = this.#walked.get(state.id);
    if (known !== undefined) return known;
    this.#walked.clear();
    const { page: observed, driven: page } = this.browser;
    if (page === undefined) throw new Error('Walks run in Chromium only');
    const { scenario: whole } = walkScenario(state.scenario);
    const statePage = new StatePage(observed, this.session, this.plan.out);
    const driver = new PlaywrightDriver(page, async (url) => {
      const { scenario } = await readScenario(this.session);
      await statePage.open({ scenario, url });
    });
    let started = performance.now();
    // What a press may change: calls and page.
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
      // A waiting step waits for a change of the page, such as a review's result.
      if (number > 0) await evaluate(act === 'expect' ? NO_SHIFT : OWN_SHIFT);
      // Something else may be at the place of the last press by now, and would look hovered.
      await page.mouse.move(0, 0);
      await framesAtRest(page);
      if (act !== 'press') await evaluate(NO_MARK);
      const shown = await lookAtRest(observed, isFramed);
      const now = `${(await readLog(this.session)).length} ${await evaluate(PAGE_CONTENT)}`;
      const pressHadNoEffect = act === 'press' && now === before;
      const { id, name } = this.#named(state.walk?.id ?? '', number);
      const facts = { id, name, scenario, link: encodeLink(whole), reached: 'opened' } as const;
      const acted = { hasActed: number > 0, pressHadNoEffect };
      const record = await this.judge.judge({ facts, started, act: acted, shown, page: observed, statePage });
      const missed = unseen === undefined ? [] : [{ check: 'walk', message: unseen }];
      const failures = [...problems, ...missed, ...record.failures];
      this.#walked.set(id, { ...record, scenario: whole, passed: failures.length === 0, failures });
      await this.judge.forget(observed);
      // The picture enlarged the screen.
      await observed.setScreen(scenario);
      await evaluate(NO_SHIFT);
      await evaluate(callSource(markTexts));
      before = `${(await readLog(this.session)).length} ${await evaluate(PAGE_CONTENT)}`;
      started = performance.now();
    };
    await statePage.close();
    await this.judge.forget(observed);
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

  #named(walk: string, number: number): Pick<SweepState, 'id' | 'name'> {
    const id = walkStateId(walk, number);
    return { id, name: this.plan.states.find((state) => state.id === id)?.name ?? id };
  }
}
