import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Frame, Page } from '@playwright/test';
import { BASE_PATH } from '../../src/domain/initial-config';
import { DEVICE_SIZES } from '../engine/devices';
import type { Scenario } from '../engine/scenario';
import type { SweepState } from '../engine/states/state';
import { AXE_FOLDER, AXE_ON_DEMAND, AxeRunner, type Evaluate } from './axe';
import type { ConsoleError, Observed, StateEnd } from './check';
import { CHECKS } from './checks/list';
import { type DocumentEnd, endSource } from './page-end';
import { beforeDocument, FRESH_COOKIE, LOOK_SOURCE, type PageLook, shiftScript, TIME_COOKIE } from './page-script';
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
const PICTURE_QUALITY = 80;
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
  #page: Page | undefined;
  #debugger: CDPSession | undefined;
  readonly #consoleErrors: ConsoleError[] = [];
  readonly #pageErrors: string[] = [];
  readonly #requestedUrls: string[] = [];
  readonly #axe: AxeRunner;
  #viewport = '';

  constructor(
    private readonly context: BrowserContext,
    private readonly session: SweepSession,
    private readonly plan: SweepPlan,
  ) {
    this.#axe = new AxeRunner(join(plan.out, AXE_FOLDER, plan.build));
  }

  /** Shows a state, takes its picture and applies all checks. */
  async run({ id, name, scenario: input }: SweepState): Promise<StateRecord> {
    const started = performance.now();
    const page = await this.#openPage();
    await page.goto('about:blank', { waitUntil: 'commit' });
    for (const list of [this.#consoleErrors, this.#pageErrors, this.#requestedUrls]) list.length = 0;
    const { scenario, link, url } = await putScenario(this.session, input);
    await this.#prepare(page, scenario);
    await page.goto(url, { waitUntil: 'commit' });
    const isFramed = scenario.mode === 'mini-program';
    const shown = isFramed ? await this.#showFramed(page) : await this.#show();
    const { end, look, evaluate } = shown;
    const isApp = end === 'ready';
    // Made-up texts break rules that hold for words: the longer text of a button is not part of its label's longer text.
    const hasAxe = isApp && scenario.pseudo === 'none';
    const { violations, axe } =
      hasAxe && look !== undefined ? await this.#axe.run(evaluate, id, look.structure) : NO_AXE;
    const picture = await this.#takePicture(page, id, look?.height ?? 0, isFramed && end !== 'closed');
    const log = await readLog(this.session);
    const observed: Observed = {
      scenario,
      end,
      texts: isApp ? (look?.texts ?? []) : [],
      consoleErrors: [...this.#consoleErrors],
      pageErrors: [...this.#pageErrors],
      requestedUrls: [...this.#requestedUrls],
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

  async #openPage(): Promise<Page> {
    if (this.#page !== undefined) return this.#page;
    const page = this.context.pages()[0] ?? (await this.context.newPage());
    await page.addInitScript(beforeDocument, { timeCookie: TIME_COOKIE, freshCookie: FRESH_COOKIE });
    await page.addInitScript(shiftScript);
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#consoleErrors.push({ text: message.text(), url: message.location().url });
    });
    page.on('pageerror', (error) => this.#pageErrors.push(error.message));
    page.on('request', (request) => this.#requestedUrls.push(request.url()));
    this.#debugger = await this.context.newCDPSession(page);
    await this.#debugger.send('Page.enable');
    await this.#debugger.send('Page.addScriptToEvaluateOnNewDocument', { source: AXE_ON_DEMAND });
    this.#page = page;
    return page;
  }

  /** Makes the browser forget the state before, and sets what the scenario says about the screen. */
  async #prepare(page: Page, { device, theme, now }: Scenario): Promise<void> {
    const viewport = `${device} ${theme}`;
    if (viewport !== this.#viewport) {
      await page.setViewportSize(DEVICE_SIZES[device]);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      this.#viewport = viewport;
    }
    const pair = [
      { name: TIME_COOKIE, value: String(Date.parse(now)) },
      { name: FRESH_COOKIE, value: '1' },
    ];
    await this.context.clearCookies();
    await this.context.addCookies(
      pageOrigins(this.session).flatMap((url) => pair.map((cookie) => ({ ...cookie, url: `${url}/` }))),
    );
  }

  /**
   * Waits until the page is at rest, and looks at it. Through the browser's own protocol, because Playwright would put its library into
   * each document first. A page that goes on to another one is looked at there.
   */
  async #show(): Promise<Shown> {
    const deadline = performance.now() + READY_TIMEOUT_MS;
    const evaluate: Evaluate = (source) => this.#evaluate(source);
    for (;;) {
      const left = deadline - performance.now();
      try {
        const end = left > 0 ? await this.#evaluate<DocumentEnd>(endSource(left)) : 'timeout';
        return { end, look: await this.#evaluate<PageLook>(LOOK_SOURCE), evaluate };
      } catch {
        if (left <= 0) return { end: 'timeout', look: undefined, evaluate };
        // The document went away: its successor is there in a moment, unless the browser has ended the page.
        await setTimeout(RETRY_MS);
      }
    }
  }

  /** The same in the frame of the messaging app's page. */
  async #showFramed(page: Page): Promise<Shown> {
    const { end, frame } = await this.#waitInFrame(page);
    return { end, look: await lookAt(frame), evaluate: (source) => frame.evaluate(source) };
  }

  /** The value of a source text in the page. @throws when the document goes away meanwhile */
  async #evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#protocol.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  get #protocol(): CDPSession {
    if (this.#debugger === undefined) throw new Error('The page is not open');
    return this.#debugger;
  }

  /** Waits until the frame of the messaging app's page is at rest; tells how, and which frame shows it. */
  async #waitInFrame(page: Page): Promise<{ end: StateEnd; frame: Frame }> {
    const inner = page.frameLocator('#app').locator('html[data-ready], body.document, body.vendor').first();
    const closed = page.locator('#closed:not([hidden])');
    try {
      await Promise.race([
        inner.waitFor({ state: 'attached', timeout: READY_TIMEOUT_MS }),
        closed.waitFor({ state: 'visible', timeout: READY_TIMEOUT_MS }),
      ]);
    } catch {
      return { end: 'timeout', frame: this.#frame(page) };
    }
    if (await closed.isVisible()) return { end: 'closed', frame: page.mainFrame() };
    const frame = this.#frame(page);
    return { end: new URL(frame.url()).pathname.startsWith(BASE_PATH) ? 'ready' : 'left', frame };
  }

  #frame(page: Page): Frame {
    return page.frames()[1] ?? page.mainFrame();
  }

  async #takePicture(
    page: Page,
    id: string,
    height: number,
    isFramed: boolean,
  ): Promise<Pick<StateRecord, 'picture' | 'pictureHash'>> {
    const size = page.viewportSize();
    if (size === null) return { picture: null, pictureHash: null };
    const needed = isFramed ? height + SHELL_HEIGHT : height;
    const full = Math.min(Math.max(size.height, needed), MAX_PICTURE_HEIGHT);
    if (isFramed && full > size.height) {
      // A picture beyond the screen would show the frame as it is, cut off: the screen has to grow with it.
      await page.setViewportSize({ width: size.width, height: full });
      this.#viewport = '';
    }
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: PICTURE_QUALITY,
      optimizeForSpeed: true,
      captureBeyondViewport: !isFramed && full > size.height,
      clip: { x: 0, y: 0, width: size.width, height: full, scale: 1 },
    });
    const bytes = Buffer.from(data, 'base64');
    const picture = `${PICTURES_FOLDER}/${id}.jpg`;
    mkdirSync(join(this.plan.out, PICTURES_FOLDER), { recursive: true });
    writeFileSync(join(this.plan.out, picture), bytes);
    return { picture, pictureHash: createHash('sha256').update(bytes).digest('hex') };
  }
}

/** Reads what the checks need; undefined where the document went away meanwhile. */
async function lookAt(frame: Frame): Promise<PageLook | undefined> {
  try {
    return await frame.evaluate<PageLook>(LOOK_SOURCE);
  } catch {
    return undefined;
  }
}
