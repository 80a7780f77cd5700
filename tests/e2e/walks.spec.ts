import { resolve } from 'node:path';
import { WALKS } from '../../fixtures/walks';
import type { ScenarioInput } from '../../harness/core/scenario';
import { runWalk, type WalkResult } from '../../harness/core/walks/run-walk';
import { readWalkTexts } from '../../harness/kit/walk-texts';
import { PlaywrightDriver } from '../../harness/tools/walks/playwright-driver';
import type { Language } from '../../src/i18n/languages';
import { whole } from '../whole';
import { expect, type Harness, isolatedTest, test } from './harness';

/** `npm run harness -- walk --all` runs all walks. */

const ROOT = resolve(import.meta.dirname, '../..');

function walkNamed(id: string): ScenarioInput {
  const found = WALKS.find((walk) => walk.id === id);
  if (!found) throw new Error(`There is no walk ${id}`);
  return found.scenario;
}

function walkIn(
  harness: Harness,
  page: ConstructorParameters<typeof PlaywrightDriver>[0],
  walk: ScenarioInput,
  language?: Language,
): Promise<WalkResult> {
  const call = async (method: string, body: unknown) => (await harness.api(method, '/scenario', body)).json();
  return runWalk(walk, {
    driver: new PlaywrightDriver(page),
    session: { put: (scenario) => call('PUT', scenario), patch: (change) => call('PATCH', change) },
    texts: (shown) => readWalkTexts(ROOT, resolve(ROOT, 'dist'), shown),
    language,
  });
}

for (const language of ['ar-SA', 'de-DE', 'ja-JP'] as const) {
  const title = `a walk with a changed scenario in its middle replays in ${language}`;
  test(title, whole(language !== 'ar-SA'), async ({ harness, page }) => {
    const result = await walkIn(harness, page, walkNamed('number-rejected-then-approved'), language);
    expect(result).toMatchObject({ failed: 0, passed: result.steps });
    expect(result.steps).toBeGreaterThan(10);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await harness.requests('POST /v1/kyc/identity')).toHaveLength(2);
  });
}

test('a walk in the mini-program, with a vendor that takes its frame', async ({ harness, page }) => {
  const walk = walkNamed('mini-program-level-1');
  expect(await walkIn(harness, page, walk)).toMatchObject({ failed: 0 });
});

test('two rejections follow each other, and each is shown', async ({ harness, page }) => {
  const { steps = [], ...walk } = walkNamed('level-1-declined');
  const retry = steps.findIndex(({ act, ...step }) => act === 'press' && JSON.stringify(step).includes('CAN_RETRY'));
  // From the page with the first rejection.
  const second = await walkIn(harness, page, {
    ...walk,
    query: { level: 'LEVEL_1', step: 'result' },
    kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' } },
    steps: steps.slice(retry, 2 * retry + 1),
  });
  expect(second).toMatchObject({ failed: 0, steps: retry + 1 });
});

test('three rejections follow each other, and the last one is final', whole(true), async ({ harness, page }) => {
  test.slow();
  const walk = walkNamed('level-1-declined');
  expect(await walkIn(harness, page, walk)).toMatchObject({ failed: 0 });
});

// Its time limit stays with the page.
isolatedTest('a step that fails says where it is and what the page shows', async ({ harness, page }) => {
  page.setDefaultTimeout(2000);
  const press = (target: object) => ({
    name: 'x',
    steps: [
      { act: 'expect', target: { role: 'main' } },
      { act: 'press', target },
    ],
  });
  const failureOf = async (target: object) => (await walkIn(harness, page, press(target) as ScenarioInput)).failure;
  expect(await failureOf({ role: 'link', key: 'kyc.support' })).toMatchObject({
    number: 2,
    path: 'steps.1',
    message: expect.stringMatching(/^There is no link “Contact support”; there are .*“Verify now”/),
  });
  expect(await failureOf({ role: 'link', key: 'personal.action' })).toMatchObject({
    message: expect.stringContaining('There is no text "personal.action"; in this group are "personal.action.ALLOW"'),
  });
  expect(await failureOf({ role: 'article', name: 'Level' })).toMatchObject({
    message: expect.stringContaining('There are 2 of article'),
  });
});
