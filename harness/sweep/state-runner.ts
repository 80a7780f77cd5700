import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEVICE_SIZES, type Size } from '../engine/devices';
import type { Scenario } from '../engine/scenario';
import type { SweepState } from '../engine/states/state';
import { AXE_FOLDER, AxeRunner, type Evaluate } from './axe';
import type { SweepBrowser } from './browser';
import type { Observed, StateEnd } from './check';
import { CHECKS } from './checks/list';
import type { SweepPage } from './page';
import { CLOSED_SOURCE, type DocumentEnd, endSource } from './page-end';
import { FRESH_COOKIE, LOOK_SOURCE, type PageLook, TIME_COOKIE } from './page-script';
import type { SweepPlan } from './plan';
import { type Failure, PICTURES_FOLDER, type StateRecord } from './record';
import { servedAgreements } from './served-agreements';
import { pageOrigins, putScenario, readLog, type SweepSession } from './session';

/** Time in which a page has to become ready. Longer than the longest delay of a named scenario. */
const READY_TIMEOUT_MS = 20_000;
/** Time until a page that went away is looked at again. */
const RETRY_MS = 20;
/** Pages that are longer are cut, so that one broken state cannot fill the memory. */
const MAX_PICTURE_HEIGHT = 8000;
/** Height of the messaging app's own bars around the frame of a mini-program. */
const SHELL_HEIGHT = 96;
/** Pages of the wider product are not checked by axe: they are stand-ins. */
const NO_AXE = { violations: [], axe: 'skipped' } as const;

/** What a page showed when it came to rest, and how to look at it once more. */
interface Shown {
  readonly end: StateEnd;
  /** Undefined where the document went away meanwhile. */
  readonly look: PageLook | undefined;
  readonly evaluate: Evaluate;
}

/** Shows one state after another in one page, and checks each. The page keeps the browser's caches, and nothing else. */
export class StateRunner {
  readonly #axe: AxeRunner;

  constructor(
    private readonly browser: Pick<SweepBrowser, 'page' | 'leaving'>,
    private readonly session: SweepSession,
    private readonly plan: SweepPlan,
  ) {
    this.#axe = new AxeRunner(join(plan.out, AXE_FOLDER, plan.build));
  }

  /** Shows a state, takes its picture and applies all checks. */
  async run({ id, name, scenario: input }: SweepState): Promise<StateRecord> {
    const started = performance.now();
    const { page, leaving } = this.browser;
    await page.open('about:blank');
    page.errors.clear();
    leaving.take();
    const { scenario, link, url } = await putScenario(this.session, input);
    await this.#prepare(scenario);
    await page.open(url);
    const isFramed = scenario.mode === 'mini-program';
    const { end, look, evaluate } = await this.#show(isFramed);
    const isApp = end === 'ready';
    // Made-up texts break rules that hold for words: the longer text of a button is not part of its label's longer text.
    const hasAxe = isApp && scenario.pseudo === 'none';
    const { violations, axe } =
      hasAxe && look !== undefined ? await this.#axe.run(evaluate, id, look.structure) : NO_AXE;
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

  /** Makes the browser forget the state before, and sets what the scenario says about the screen. */
  async #prepare(scenario: Scenario): Promise<void> {
    const pair = [
      { name: TIME_COOKIE, value: String(Date.parse(scenario.now)) },
      { name: FRESH_COOKIE, value: '1' },
    ];
    const cookies = pageOrigins(this.session).flatMap((url) => pair.map((cookie) => ({ ...cookie, url: `${url}/` })));
    await Promise.all([this.browser.page.setScreen(scenario), this.browser.page.setCookies(cookies)]);
  }

  /**
   * Waits until the page, or the frame of the messaging app's page, is at rest, and looks at it. A page that goes on to another one is looked
   * at there.
   */
  async #show(isFramed: boolean): Promise<Shown> {
    const { page } = this.browser;
    const deadline = performance.now() + READY_TIMEOUT_MS;
    const evaluate: Evaluate = (source) => (isFramed ? page.evaluateInFrame(source) : page.evaluate(source));
    const closed = isFramed ? untilClosed(page) : undefined;
    for (;;) {
      const left = deadline - performance.now();
      try {
        if (left <= 0) return { end: 'timeout', look: await evaluate<PageLook>(LOOK_SOURCE), evaluate };
        const end = await Promise.race([evaluate<DocumentEnd>(endSource(left)), ...(closed ? [closed] : [])]);
        if (end === 'closed') return { end, look: await page.evaluate<PageLook>(LOOK_SOURCE), evaluate };
        return { end, look: await evaluate<PageLook>(LOOK_SOURCE), evaluate };
      } catch {
        if (left <= 0) return { end: 'timeout', look: undefined, evaluate };
        // The document went away: its successor is there in a moment, unless the browser has ended the page.
        await setTimeout(RETRY_MS);
      }
    }
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
    // A picture beyond the screen would show the frame as it is, cut off: the screen has to grow with it.
    const isCutOff = isFramed && whole.height > size.height;
    const bytes = await (isCutOff ? page.takePictureOfLongerScreen(whole) : page.takePicture(whole));
    const picture = `${PICTURES_FOLDER}/${id}.jpg`;
    mkdirSync(join(this.plan.out, PICTURES_FOLDER), { recursive: true });
    writeFileSync(join(this.plan.out, picture), bytes);
    return { picture, pictureHash: createHash('sha256').update(bytes).digest('hex') };
  }
}

/** Resolves when the messaging app's page shows that the mini-program has closed; never, where it does not. */
function untilClosed(page: SweepPage): Promise<'closed'> {
  return page.evaluate<'closed'>(CLOSED_SOURCE).catch(() => new Promise(() => {}));
}
