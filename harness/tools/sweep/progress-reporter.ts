import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { wholeSeconds } from '../../core/states/speed';
import { type Progress, printProgress, secondsLeft } from '../../kit/progress';

/** How one state's test ended. */
export interface RunOutcome {
  readonly id: string;
  readonly passed: boolean;
  /** Why there is no result; otherwise undefined. */
  readonly error?: string;
}

/** Outcomes of a run, below the sweep's folder. */
export const OUTCOMES_FILE = 'run.json';

interface Options {
  readonly out: string;
  /** Expected until the last state is done; then the time of the states that are done counts. */
  readonly seconds: number;
  /** Expected after the last state. */
  readonly secondsAfter: number;
}

/** Prints progress and remaining time to stderr, and records each state's outcome. */
class ProgressReporter implements Reporter {
  readonly #options: Options;
  #total = 0;
  #started = 0;
  #stop = () => {};
  readonly #outcomes = new Map<string, RunOutcome>();

  constructor(options: Options) {
    this.#options = options;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#started = Date.now();
    this.#stop = printProgress(() => this.#progress());
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    const { title } = test;
    // The test of a failing state declares the failure as expected, so that its worker continues. It is changed back here, and the later
    // reporters see a failure.
    test.expectedStatus = 'passed';
    const passed = status === 'passed';
    const error = errors[0]?.message;
    this.#outcomes.set(title, {
      id: title,
      passed,
      ...(!passed && error !== undefined && { error }),
    });
  }

  #progress(): Progress {
    const { seconds, secondsAfter } = this.#options;
    const [done, total] = [this.#outcomes.size, this.#total];
    const failed = [...this.#outcomes.values()].filter((outcome) => !outcome.passed).length;
    const elapsed = (Date.now() - this.#started) / 1000;
    const whole = wholeSeconds(seconds, elapsed, done, total);
    // What follows is as slow as the states are here.
    const after = secondsAfter * Math.max(1, whole / seconds);
    const doing = done === 0 ? 'starting the browser' : done < total ? 'showing the pages' : 'writing the report';
    return { doing, done, total, failed, secondsLeft: secondsLeft(whole + after, elapsed) };
  }

  onError({ message }: { message?: string }): void {
    process.stderr.write(`${message}\n`);
  }

  onEnd(): void {
    this.#stop();
    writeFileSync(join(this.#options.out, OUTCOMES_FILE), JSON.stringify([...this.#outcomes.values()]));
  }

  printsToStdio(): boolean {
    return true;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as a default export.
export default ProgressReporter;
