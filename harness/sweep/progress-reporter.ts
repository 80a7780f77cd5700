import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** How one state's test ended. */
export interface RunOutcome {
  readonly id: string;
  readonly passed: boolean;
  /** Error that stopped the test before it could write a result; undefined if there was none. */
  readonly error?: string;
}

/** File with the outcomes of a run, below the sweep's folder. */
export const OUTCOMES_FILE = 'run.json';

const LINE_EVERY_MS = 5000;

/** Prints the progress and the remaining time to stderr, and records the outcome of each state. */
class ProgressReporter implements Reporter {
  readonly #out: string;
  #total = 0;
  #started = 0;
  #lastLine = 0;
  readonly #outcomes = new Map<string, RunOutcome>();

  constructor({ out }: { out: string }) {
    this.#out = out;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#started = Date.now();
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
    const now = Date.now();
    if (now - this.#lastLine < LINE_EVERY_MS && this.#outcomes.size < this.#total) return;
    this.#lastLine = now;
    const done = this.#outcomes.size;
    const failed = [...this.#outcomes.values()].filter((outcome) => !outcome.passed).length;
    const left = Math.round((((now - this.#started) / done) * (this.#total - done)) / 1000);
    process.stderr.write(`${JSON.stringify({ done, total: this.#total, failed, secondsLeft: left })}\n`);
  }

  onError({ message }: { message?: string }): void {
    process.stderr.write(`${message}\n`);
  }

  onEnd(): void {
    writeFileSync(join(this.#out, OUTCOMES_FILE), JSON.stringify([...this.#outcomes.values()]));
  }

  printsToStdio(): boolean {
    return true;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as a default export.
export default ProgressReporter;
