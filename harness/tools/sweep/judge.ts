import { servedAgreements } from '../../core/served-agreements';
import type { Failure, StateRecord } from '../../kit/record';
import { readLog, type SweepSession } from '../../server/control-client';
import { AXE_CHECK, type AxeResult } from './axe-sources';
import type { SweepBrowser } from './browser';
import type { Observed } from './check';
import { contrastByPixels } from './contrast-by-pixels';
import { checksOf } from './engines';
import type { Shown } from './look-at-rest';
import type { StatePageDriver } from './page';
import { type PageLook, WHOLE_SOURCE } from './page-script';
import type { SweepPlan } from './plan';
import type { StatePage } from './state-page';

/** axe skips stand-ins for pages of the wider product. */
const NO_AXE: AxeResult = { found: [], unsure: 0 };
const ALL_DECIDED = { violations: [], undecided: [] } as const;

/** A page at rest, and what it shows. */
export interface AtRest {
  readonly facts: Pick<StateRecord, 'id' | 'name' | 'scenario' | 'link' | 'reached'>;
  /** By `performance.now()`. */
  readonly started: number;
  readonly act: Pick<Observed, 'hasActed' | 'pressHadNoEffect'>;
  readonly shown: Shown;
  readonly page: StatePageDriver;
  readonly statePage: StatePage;
}

/** Applies all checks to the pages of one worker. */
export class Judge {
  constructor(
    private readonly browser: Pick<SweepBrowser, 'leaving'>,
    private readonly session: SweepSession,
    private readonly plan: SweepPlan,
  ) {}

  /** Drops errors of the previous state before the next one is shown. */
  async forget(page: StatePageDriver): Promise<void> {
    await page.takeErrors();
    page.divide(this.browser.leaving.take());
  }

  async judge({ facts, started, act, shown, page, statePage }: AtRest): Promise<StateRecord> {
    const { id, scenario } = facts;
    const { end, look, evaluate } = shown;
    const isFramed = scenario.mode === 'mini-program';
    const isApp = end === 'ready';
    // Pseudo-texts break a naming rule: a button's lengthened text is not part of its lengthened label.
    const hasAxe = isApp && look !== undefined && scenario.pseudo === 'none';
    const { found, unsure } = hasAxe ? await evaluate<AxeResult>(AXE_CHECK) : NO_AXE;
    const isInFrame = isFramed && end !== 'closed';
    const { bytes, size, ...picture } = await statePage.takePicture(id, scenario, look?.height ?? 0, isInFrame);
    const pictured = { picture: bytes, size, isFramed: isInFrame };
    const pixels = unsure === 0 ? ALL_DECIDED : await contrastByPixels(page, evaluate, pictured);
    // If the document is replaced, the earlier readings count.
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
      ...[...found, ...pixels.violations].map((message) => ({ check: 'axe', message })),
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
      axe: hasAxe ? { undecided: pixels.undecided } : 'skipped',
      agreements: servedAgreements(log, look?.agreement ?? []),
      fonts: look?.fonts ?? [],
      browserRequests: leavingUrls.browser,
      browser: page.browser,
      ms: Math.round(performance.now() - started),
      at: new Date().toISOString(),
    };
  }
}
