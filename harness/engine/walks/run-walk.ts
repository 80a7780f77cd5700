import type { Site } from '../../../src/domain/sites';
import { SITE_ROWS } from '../../../src/domain/sites';
import { type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import type { VendorPageOutcome } from '../mock/vendors/simulated-vendor';
import { type Scenario, type ScenarioInput, validScenario } from '../scenario';
import type { Act, Step } from './steps';
import { type FoundBy, foundBy, saidIn, type WalkTexts, type Words } from './walk-texts';

/**
 * Runs a walk: opens its scenario and does one step after another. Where the page is and how it is driven is up to the driver, so that the command
 * line, a sweep, the panel and a review run walks alike.
 */

/** Drives a page. Each act waits until its element is there, and rejects with a sentence for a person if it does not come. */
export interface WalkDriver {
  /** Loads an address. */
  open(url: string): Promise<void>;
  /** Loads the page again where it stands. */
  reload(): Promise<void>;
  /** Waits until the page is at rest: `data-ready`, or a page of the wider product or of a vendor. */
  ready(): Promise<void>;
  press(target: FoundBy): Promise<void>;
  fill(target: FoundBy, text: string): Promise<void>;
  choose(target: FoundBy, entry: Words): Promise<void>;
  check(target: FoundBy, isOn: boolean): Promise<void>;
  upload(target: FoundBy, fileName: string): Promise<void>;
  /** Opens a path under /user/accounts. */
  go(path: string): Promise<void>;
  back(): Promise<void>;
  vendor(outcome: VendorPageOutcome): Promise<void>;
  expect(target: FoundBy, words: Words | undefined): Promise<void>;
}

/** Answer of the control API to a change of the scenario, as far as a walk needs it. */
interface Changed {
  readonly scenario: Pick<Scenario, 'language'>;
  readonly url: string;
  /** What has to happen to the page. Absent: it stays. */
  readonly effect?: 'live' | 'reload' | 'reopen';
}

/** The session in which the walk runs. */
export interface WalkSession {
  /** Starts a scenario afresh. */
  put(scenario: ScenarioInput): Promise<Changed>;
  /** Merges a change into it. */
  patch(change: Readonly<Record<string, unknown>>): Promise<Changed>;
}

/** Where a walk runs, and how. */
export interface WalkOptions {
  readonly driver: WalkDriver;
  readonly session: WalkSession;
  /** The texts of a language. */
  readonly texts: (language: Language) => WalkTexts | Promise<WalkTexts>;
  /** In place of the walk's own. */
  readonly language?: Language | undefined;
  readonly site?: Site | undefined;
  /** The last step to do, counted from 1. Default: all. 0 opens the scenario only. */
  readonly until?: number | undefined;
  /** Milliseconds between two steps, for somebody who watches. Default: 0. */
  readonly slow?: number | undefined;
  /** Stops before the next step. */
  readonly signal?: AbortSignal | undefined;
}

/** A step that was done. */
export interface StepDone {
  /** Counted from 1; 0 is the opening of the scenario. */
  readonly number: number;
  /** Undefined for the opening. */
  readonly step: Step | undefined;
  /** The step in the words of the page, such as `press button “Continue”`. */
  readonly said: string;
}

/** A step that failed. */
interface StepFailure {
  readonly number: number;
  /** Where the step stands in the scenario, such as `steps.3`. */
  readonly path: string;
  readonly said: string;
  readonly message: string;
}

export interface WalkResult {
  /** Number of the steps that were to be done, and how many of them passed and failed. The opening does not count. */
  readonly steps: number;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly failure?: StepFailure;
}

/**
 * The scenario of a walk in another language or at another site. A language that the site's host does not offer is offered by it during this run.
 *
 * @throws {ScenarioError} when it is not valid
 */
export function walkScenario(
  walk: ScenarioInput,
  { language, site }: Pick<WalkOptions, 'language' | 'site'> = {},
): { readonly input: ScenarioInput; readonly scenario: Scenario } {
  const moved = { ...walk, ...(language !== undefined && { language }), ...(site !== undefined && { site }) };
  const parsed = validScenario(moved);
  const { scenario } = parsed;
  const { offered } = VARIANT_LANGUAGES[SITE_ROWS[scenario.site].variant];
  if (language === undefined || offered.includes(scenario.language)) return parsed;
  return walkScenario({ ...moved, config: { ...moved.config, everyLanguage: true } });
}

/**
 * Runs a walk up to its end, its last step to do or the first step that fails.
 *
 * @param onStep called after each step, the opening included, when the page is at rest; the next step waits for it
 * @throws {ScenarioError} when the walk is not valid; a step that fails is part of the result
 */
export async function runWalk(
  walk: ScenarioInput,
  options: WalkOptions,
  onStep: (done: StepDone) => void | Promise<void> = () => undefined,
): Promise<WalkResult> {
  const started = Date.now();
  const { input, scenario } = walkScenario(walk, options);
  const steps = scenario.steps.slice(0, options.until);
  const run = new WalkRun(options);
  let passed = 0;
  const end = (failure?: StepFailure): WalkResult => ({
    steps: steps.length,
    passed,
    failed: failure === undefined ? 0 : 1,
    seconds: Math.round((Date.now() - started) / 10) / 100,
    ...(failure && { failure }),
  });
  for (const [at, step] of [undefined, ...steps].entries()) {
    const said = step === undefined ? 'open' : saidStep(step);
    try {
      options.signal?.throwIfAborted();
      if (step === undefined) await run.open(input);
      else await run.act(step);
      await options.driver.ready();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return end({ number: at, path: at === 0 ? '' : `steps.${at - 1}`, said, message });
    }
    passed += at === 0 ? 0 : 1;
    await onStep({ number: at, step, said });
    if (options.slow && at < steps.length) await pause(options.slow, options.signal);
  }
  return end();
}

/** A step in a few words, for lists and messages. */
export function saidStep(step: Step): string {
  const target = 'target' in step ? ` ${saidTarget(step.target)}` : '';
  const value = 'value' in step && step.value !== undefined && step.value !== true ? ` ${saidValue(step.value)}` : '';
  return `${step.act}${target}${value}`;
}

function saidTarget({ role, key, name, nth, within }: Extract<Step, { target: unknown }>['target']): string {
  const called = key ?? (name === undefined ? '' : `“${name}”`);
  const which = nth === undefined ? '' : `#${nth}`;
  return [role, called, which, within === undefined ? '' : `in ${saidTarget(within)}`].filter(Boolean).join(' ');
}

const saidValue = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

/** Resolves after some milliseconds, or at once when the walk is stopped. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** One run of a walk: its driver, its session, and the texts of the language that the page has at the moment. */
class WalkRun {
  #texts: WalkTexts = new Map();

  constructor(private readonly options: WalkOptions) {}

  async open(input: ScenarioInput): Promise<void> {
    const { url } = await this.#take(await this.options.session.put(input));
    await this.options.driver.open(url);
  }

  async act(step: Step): Promise<void> {
    const run = ACTS[step.act] as (run: WalkRun, step: Step) => Promise<void>;
    await run(this, step);
  }

  get driver(): WalkDriver {
    return this.options.driver;
  }

  found(step: Extract<Step, { target: unknown }>): FoundBy {
    return foundBy(step.target, this.#texts);
  }

  words(said: Parameters<typeof saidIn>[0]): Words {
    return saidIn(said, this.#texts);
  }

  async change(value: Readonly<Record<string, unknown>>): Promise<void> {
    const { effect = 'live', url } = await this.#take(await this.options.session.patch(value));
    if (effect === 'reload') await this.driver.reload();
    else if (effect === 'reopen') await this.driver.open(url);
  }

  async #take(changed: Changed): Promise<Changed> {
    this.#texts = await this.options.texts(changed.scenario.language);
    return changed;
  }
}

type Acting = { readonly [A in Act]: (run: WalkRun, step: Extract<Step, { act: A }>) => Promise<void> };

/** What each act does. */
const ACTS: Acting = {
  press: (run, step) => run.driver.press(run.found(step)),
  fill: (run, step) => run.driver.fill(run.found(step), step.value),
  choose: (run, step) => run.driver.choose(run.found(step), run.words(step.value)),
  check: (run, step) => run.driver.check(run.found(step), step.value),
  upload: (run, step) => run.driver.upload(run.found(step), step.value),
  go: (run, { value }) => run.driver.go(value),
  back: (run) => run.driver.back(),
  vendor: (run, { value }) => run.driver.vendor(value),
  set: (run, { value }) => run.change(value),
  expect: (run, step) =>
    run.driver.expect(run.found(step), step.value === undefined ? undefined : run.words(step.value)),
};
