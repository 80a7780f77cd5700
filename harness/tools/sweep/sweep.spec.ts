import { test as base, expect } from '@playwright/test';
import { inSequences } from '../../core/states/sequences';
import { readRecord, writeRecord } from '../../kit/record';
import { endSession, startSession } from '../../server/control-client';
import { openBrowser } from './browser';
import { openEngine } from './engines';
import { readPlan } from './plan';
import { StateRunner } from './state-runner';

/** One test per state. Each worker has its own session and browser with one page. */

// Playwright records a stack trace for each step, and resolving it by source maps is slower than the step.
Reflect.deleteProperty(Error, 'prepareStackTrace');

const plan = readPlan();

const test = base.extend<object, { runner: StateRunner }>({
  runner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const session = await startSession(plan.port);
      const browser = await (plan.engine === undefined
        ? openBrowser({ exact: plan.exact === true })
        : openEngine(plan.engine));
      await use(new StateRunner(browser, session, plan));
      await browser.close();
      await endSession(session);
    },
    { scope: 'worker' },
  ],
});

for (const states of inSequences(plan.states)) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const state of states) {
      test(state.id, async ({ runner }, info) => {
        // The first state of a walk runs the whole walk.
        if (state.walk !== undefined) test.slow();
        const known = plan.resume ? readRecord(plan.out, state.id) : undefined;
        const record = known ?? (await runner.run(state));
        if (known === undefined) writeRecord(plan.out, record);
        // An unexpected failure would end the worker, and starting a new one takes seconds. So the failure is declared as expected; the
        // progress reporter changes that back, so that all reports count the state as failed.
        if (!record.passed) info.fail();
        expect(record.failures.map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
      });
    }
  });
}
