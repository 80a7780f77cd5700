import { test as base, expect } from '@playwright/test';
import { PAGE_OPTIONS } from '../cli/chromium';
import { PANEL_DIR } from '../cli/paths';
import { startHarnessServer } from '../server/server';
import { readPlan } from './plan';
import { readRecord, writeRecord } from './record';
import { StateRunner } from './state-runner';

/** One test a state. Each worker has its own server and its own page, which it keeps from one state to the next. */

const plan = readPlan();

const test = base.extend<object, { runner: StateRunner }>({
  runner: [
    async ({ browser }, use) => {
      const server = await startHarnessServer({ port: 0, distDir: plan.distDir, panelDir: PANEL_DIR });
      const context = await browser.newContext(PAGE_OPTIONS);
      await use(new StateRunner(context, server.port, plan));
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const state of plan.states) {
  test(state.id, async ({ runner }) => {
    const known = plan.resume ? readRecord(plan.out, state.id) : undefined;
    const record = known ?? (await runner.run(state));
    if (known === undefined) writeRecord(plan.out, record);
    expect(record.failures.map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
  });
}
