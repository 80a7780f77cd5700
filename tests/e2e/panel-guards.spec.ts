import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { SCENARIOS } from '../../fixtures/scenarios';
import { CONTROL_PATH } from '../../harness/core/hosts';
import { encodeLink } from '../../harness/core/link';
import { parseScenario, type ScenarioInput } from '../../harness/core/scenario';
import { startHarnessServer } from '../../harness/server/server';
import { makeTestBuild } from '../../harness/server/testing/build';
import { violations } from './axe';
import { appIn, expect, type Harness, isolatedTest, test } from './harness';

const PANEL_DIR = resolve(import.meta.dirname, '../../out/renderer');

const NAMED = SCENARIOS[1]?.scenario ?? { name: '' };

/** As another website could open it. */
function panelWith(harness: Harness, link: string): string {
  return harness.address('harness.localhost', `/#scenario=${link}`);
}

function linkOf(input: ScenarioInput): string {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return encodeLink(parsed.scenario);
}

async function runningName(harness: Harness): Promise<string> {
  return ((await (await harness.api('GET', '/scenario')).json()) as { scenario: { name: string } }).scenario.name;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Open this scenario?' });
const nameShown = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Mine|Theirs)$/ });

test('a link from outside replaces a changed scenario only after a confirmation, and going back removes it even before its late answer', async ({
  harness,
  page,
}) => {
  await harness.put({ name: 'Mine', site: 'TUR' });
  const theirs = linkOf({ name: 'Theirs', site: 'TUR', theme: 'dark' });
  await page.goto(panelWith(harness, theirs));
  await expect(question(page)).toContainText('Theirs');
  await expect(question(page).getByRole('row', { name: 'theme light dark' })).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  // The focused button keeps the running scenario.
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(nameShown(page)).toHaveText('Mine');
  expect(await runningName(harness)).toBe('Mine');
  await expect(page).toHaveURL(
    (url) =>
      url.hash.startsWith(`#scenario=${linkOf({ name: 'Mine', site: 'TUR' })}&build=`) && url.hash.includes('&mark='),
  );

  // The opener can still change the fragment.
  await page.goto(panelWith(harness, theirs));
  expect(await runningName(harness)).toBe('Mine');
  await question(page).getByRole('button', { name: 'Open it' }).click();
  await expect(nameShown(page)).toHaveText('Theirs');
  expect(await runningName(harness)).toBe('Theirs');

  // The panel's own history needs no confirmation.
  await page.goBack();
  await expect(nameShown(page)).toHaveText('Mine');
  await page.goForward();
  await expect(nameShown(page)).toHaveText('Theirs');
  await harness.put({ name: 'Mine' });
  await expect(nameShown(page)).toHaveText('Mine');

  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    '**/scenario',
    async (route) => {
      const response = await harness.api('PUT', '/scenario', route.request().postDataJSON());
      const body = await response.text();
      await late;
      await route.fulfill({ body, contentType: 'application/json' });
    },
    { times: 1 },
  );
  await page.goto(panelWith(harness, theirs));
  await question(page).getByRole('button', { name: 'Open it' }).click();
  // The event comes before the answer.
  await expect(nameShown(page)).toHaveText('Theirs');
  await page.goBack();
  await expect.poll(() => runningName(harness)).toBe('Mine');
  const arrived = page.waitForResponse((response) => response.url().endsWith('/scenario'));
  answer();
  await arrived;
  await expect(nameShown(page)).toHaveText('Mine');
  await expect(page).toHaveURL((url) => url.hash.startsWith(`#scenario=${linkOf({ name: 'Mine' })}&`));

  await page.reload();
  await expect(nameShown(page)).toHaveText('Mine');
  await expect(question(page)).toBeHidden();
});

test('a link that cannot be opened shows the reason, and the running scenario stays; one of another build or with other defaults says so', async ({
  harness,
  page,
}) => {
  await harness.put({ name: 'Mine', site: 'TUR' });
  await page.goto(panelWith(harness, 'garbage'));
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be opened' });
  await expect(alert).toContainText('A scenario link starts with "s1."');
  await expect(alert).toContainText('garbage');
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'TUR' })).toBeChecked();
  expect(await runningName(harness)).toBe('Mine');
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(1);

  await page.goto(panelWith(harness, `s1.${btoa('{"site":"XXX"}')}`));
  await expect(alert).toContainText('site: This has to be one of: NONE, HKG');

  const theirs = linkOf({ name: 'Mine', site: 'TUR' });
  await page.goto(`${panelWith(harness, theirs)}&build=000000000000&mark=old`);
  const changes = page.getByRole('alert').filter({ hasText: 'The link was made with build 000000000000' });
  await expect(changes).toContainText('A default has changed');
  const { name, ...named } = NAMED;
  await harness.put({ ...named, name, seed: 7 });
  await expect(page.getByText('modified', { exact: true })).toBeVisible();
  await harness.put({ ...named, name });
  await expect(page.getByText('modified', { exact: true })).toBeHidden();
});

/** Refuses links that would replace the outer page. */
async function expectNoWayOut(page: Page, app: FrameLocator): Promise<void> {
  const before = new URL(page.url()).hostname;
  await app.locator('html[data-ready]').waitFor({ state: 'attached' });
  await app.locator('body').evaluate((body) => {
    const link = Object.assign(document.createElement('a'), {
      target: '_top',
      href: '/help-centre',
      textContent: 'Away',
    });
    body.replaceChildren(link);
  });
  const refusal = page.waitForEvent('console', (message) => /navigat.*sandboxed/s.test(message.text()));
  await app.getByRole('link', { name: 'Away' }).click();
  await refusal;
  expect(new URL(page.url()).hostname).toBe(before);
}

test('the app in the frame of the messaging app and of a partner cannot navigate the top-level page', async ({
  harness,
  page,
}) => {
  await harness.put({});
  for (const host of ['telegram.harness.localhost', 'embed.harness.localhost']) {
    await page.goto(harness.address(host, '/'));
    await expectNoWayOut(page, page.frameLocator('iframe'));
  }
});

test('the language control notes a language that the host does not offer, and the one that the page shows; the app cannot navigate the panel away', async ({
  harness,
  page,
}) => {
  await harness.put({ site: 'HKG', language: 'tr-TR' });
  await page.goto(harness.address('harness.localhost', '/'));
  const language = page.getByRole('combobox', { name: 'Language', exact: true });
  await expect(language).toHaveAccessibleDescription(/This host does not offer tr-TR: the page shows zh-HK/);
  const html = appIn(page).locator('html');
  await expect(html).toHaveAttribute('lang', 'zh-HK');
  const query = page.getByRole('textbox', { name: 'Query' });
  await query.fill('lang=en-HK');
  await query.press('Enter');
  await expect(language).toHaveAccessibleDescription(/lang=en-HK in the query comes first: the page shows en-HK/);
  await expect(html).toHaveAttribute('lang', 'en-HK');

  await expectNoWayOut(page, appIn(page));
});

isolatedTest(
  'the badge of the build follows its files, and a server that was killed and started again gets back the scenario of the panel',
  async ({ page }) => {
    const build = makeTestBuild();
    const start = (port: number) =>
      startHarnessServer({ port, root: build.root, distDir: build.distDir, panelDir: PANEL_DIR, scenario: {} });
    const server = await start(0);
    await page.goto(`${server.origin}/`);
    const focusPanel = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const bar = page.getByRole('banner');
    await expect(bar).toContainText(`${build.hash.slice(0, 8)} served as built`);
    writeFileSync(join(build.distDir, 'assets/index-AbCd1234.js'), 'another program');
    await focusPanel();
    await expect(bar).toContainText(`${build.hash.slice(0, 8)} differs from the build`);
    await expect(page.getByRole('alert')).toContainText('assets/index-AbCd1234.js differs from what was built');
    writeFileSync(join(build.distDir, 'build-manifest.json'), JSON.stringify({ hash: 'e'.repeat(64), files: {} }));
    await focusPanel();
    await expect(bar).toContainText('eeeeeeee differs from the build');

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine');
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
    const shown = page.getByRole('banner').getByRole('button', { name: 'Mine', exact: true });
    await expect(shown).toBeVisible();
    await server.close();
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
    const again = await start(server.port);
    try {
      await expect(page.getByText('The harness was restarted')).toBeVisible();
      await expect(shown).toBeVisible();
      const answer = await fetch(`http://127.0.0.1:${again.port}${CONTROL_PATH}/scenario`);
      expect(((await answer.json()) as { scenario: { name: string } }).scenario.name).toBe('Mine');
    } finally {
      await again.close();
      build.remove();
    }
  },
);
