import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { DEVICE_SIZES } from '../../harness/core/devices';
import { putScenario, readLog, type SweepSession, startSession } from '../../harness/server/control-client';
import { AXE_LIBRARY, AXE_RUN } from '../../harness/tools/sweep/axe-sources';
import { LOOK_SOURCE, shiftScript } from '../../harness/tools/sweep/page-script';
import { readPlan } from '../../harness/tools/sweep/plan';

const plan = readPlan();

const test = base.extend<object, { session: SweepSession }>({
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => use(await startSession(plan.port)),
    { scope: 'worker' },
  ],
});

for (const state of plan.states) {
  test(state.id, async ({ page, session }) => {
    const { scenario, url } = await putScenario(session, state.scenario);
    await page.addInitScript(shiftScript);
    await page.setViewportSize(DEVICE_SIZES[scenario.device]);
    await page.emulateMedia({ colorScheme: scenario.theme, reducedMotion: 'reduce' });
    await page.goto(url);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.evaluate(LOOK_SOURCE);
    await page.evaluate(AXE_LIBRARY);
    await page.evaluate(AXE_RUN);
    await page.screenshot({ path: join(plan.out, `${state.id}.png`), fullPage: true, animations: 'disabled' });
    await readLog(session);
  });
}
