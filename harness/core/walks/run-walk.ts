import type { Site } from '../../../src/domain/sites';
import { SITE_ROWS } from '../../../src/domain/sites';
import { type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import type { VendorPageOutcome } from '../mock/vendors/simulated-vendor';
import { type Scenario, type ScenarioInput, validScenario } from '../scenario';
import type { Act, Step } from './steps';
import { type FoundBy, foundBy, saidIn, type WalkTexts, type Words } from './walk-texts';

/** Command line, sweeps, panel and reviews share this. */

/** Acts wait for their element, and otherwise reject with a sentence for a person. */
export interface WalkDriver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** `data-ready`, or a page of the wider product or a vendor. */
  ready(): Promise<void>;
  press(target: FoundBy): Promise<void>;
  fill(target: FoundBy, text: string): Promise<void>;
  choose(target: FoundBy, entry: Words): Promise<void>;
  check(target: FoundBy, isOn: boolean): Promise<void>;
  upload(target: FoundBy, fileName: string): Promise<void>;
  /** Path under /user/accounts. */
  go(path: string): Promise<void>;
  back(): Promise<void>;
  vendor(outcome: VendorPageOutcome): Promise<void>;
  expect(target: FoundBy, words: Words | undefined): Promise<void>;
}

interface Changed {
  readonly scenario: Pick<Scenario, 'language'>;
  readonly url: string;
  /** Absent: the page stays. */
  readonly effect?: 'live' | 'reload' | 'reopen';
}

export interface WalkSession {
  put(scenario: ScenarioInput): Promise<Changed>;
  patch(change: Readonly<Record<string, unknown>>): Promise<Changed>;
}

export interface WalkOptions {
  readonly driver: WalkDriver;
  readonly session: WalkSession;
  readonly texts: (language: Language) => WalkTexts | Promise<WalkTexts>;
  /** Overrides the walk's own. */
  readonly language?: Language | undefined;
  readonly site?: Site | undefined;
  /** Last step to do, from 1. Default: all. 0 only opens the scenario. */
  readonly until?: number | undefined;
  /** Milliseconds between steps. Default: 0. */
  readonly slow?: number | undefined;
  /** Stops before the next step. */
  readonly signal?: AbortSignal | undefined;
}

export interface StepDone {
  /** From 1; 0 is the opening. */
  readonly number: number;
  /** Undefined for the opening. */
  readonly step: Step | undefined;
  /** Such as `press button “Continue”`. */
  readonly said: string;
}

interface StepFailure {
  readonly number: number;
  /** Such as `steps.3`. */
  readonly path: string;
  readonly said: string;
  readonly message: string;
}

export interface WalkResult {
  /** Planned, passed and failed; the opening does not count. */
  readonly steps: number;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly failure?: StepFailure;
}

/**
 * The host offers the requested language during this run.
 * @throws {ScenarioError} if it is not valid
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
 * Stops at the first failing step.
 * @param onStep awaited after each step and the opening, with the page at rest
 * @throws {ScenarioError} if the walk is not valid
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

/** Resolves at once when the walk is stopped. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

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
