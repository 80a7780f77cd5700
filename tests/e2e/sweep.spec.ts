import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseFilter } from '../../harness/core/states/filter';
import { SELECTIONS } from '../../harness/core/states/select';
import { inSequences } from '../../harness/core/states/sequences';
import { findChromium, systemChromiums } from '../../harness/kit/chromium';
import { type StateRecord, writeRecord } from '../../harness/kit/record';
import { openBrowser } from '../../harness/tools/sweep/browser';
import { showStates } from '../../harness/tools/sweep/show-states';
import { whole } from '../whole';
import { harness, here } from './command-line';
import { PlantedBuild } from './planted-build';

/** Sweeps of sound states and of planted faults. */

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
/** Each command starts Node, Playwright and a browser. */
const TIMEOUT_MS = 240_000;

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const recordOf = (out: string, id: string) =>
  JSON.parse(readFileSync(join(out, `states/${id}.json`), 'utf8')) as StateRecord;

test('a sweep finds the faults of a broken build where they are, exits with 1, and resumes with what the sound build has not shown', async () => {
  test.setTimeout(TIMEOUT_MS);
  const broken = new PlantedBuild(DIST, join(folder, 'broken'));
  broken.text('de-DE', 'pages.personal', () => 'pages.personal');
  broken.text('tr-TR', 'shell.footerNote', (text) => `${text}.`);
  // Too wide for 320 px, and pale in one language.
  broken.style('main h1 { min-inline-size: 340px } html:lang(de) main h1 { color: #ccc }');
  broken.script("fetch(location.origin.replace('//www.', '//api2.') + '/v9/not/in/the/contract').catch(() => {})");
  broken.seal();
  appendFileSync(join(broken.folder, 'third-party-notices.txt'), ' ');

  const out = join(folder, 'swept');
  const filter = 'language=de-DE|tr-TR,route=/auth/personal';
  const args = ['sweep', '--states', 'languages', '--filter', filter, '--out', out];
  const { code, last, stderr } = await harness(...args, '--dist', broken.folder);
  expect(code, stderr).toBe(1);
  expect(last).toEqual({
    states: 4,
    passed: 0,
    failed: 4,
    seconds: expect.any(Number),
    report: join(out, 'report.html'),
  });
  expect(stderr).toContain('4 states, about');
  expect(stderr).toContain('third-party-notices.txt differs from what was built');
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(4);
  const records = readdirSync(join(out, 'states')).map((name) => recordOf(out, name.replace('.json', '')));
  const junit = readFileSync(join(out, 'junit.xml'), 'utf8');
  expect(junit).toContain('tests="4" failures="4"');
  for (const { id } of records) expect(junit).toContain(`<testcase name="${id}"`);
  const overflow = /^The page is \d+ px wide instead of 320 px/;
  for (const { scenario, failures } of records) {
    const expected = [
      ['mocked', 'GET /v9/not/in/the/contract is not in the contract'],
      ...(scenario.language === 'de-DE' ? [['raw-keys', 'The key pages.personal'] as const] : []),
      ...(scenario.language === 'de-DE' ? [['axe', 'color-contrast'] as const] : []),
      ...(scenario.language === 'tr-TR' ? [['full-stops', ''] as const] : []),
    ] as const;
    for (const [check, words] of expected)
      expect(failures).toContainEqual({ check, message: expect.stringContaining(words) });
    const checks = failures.map(({ check }) => check);
    expect(checks.includes('raw-keys')).toBe(scenario.language === 'de-DE');
    expect(checks.includes('full-stops')).toBe(scenario.language === 'tr-TR');
    expect(failures.some(({ message }) => message.startsWith('color-contrast'))).toBe(scenario.language === 'de-DE');
    expect(failures.some(({ message }) => overflow.test(message))).toBe(scenario.device === 'small-phone');
  }

  // One result is the sound build's, and stays.
  const [kept] = records;
  const { hash } = JSON.parse(readFileSync(join(DIST, 'build-manifest.json'), 'utf8')) as { hash: string };
  writeRecord(out, { ...(kept as StateRecord), build: hash, passed: true, failures: [] });
  const resumed = await here(...args, '--resume');
  expect(resumed, resumed.stderr).toMatchObject({ code: 0, last: { states: 4, passed: 4, failed: 0 } });
  for (const { id, at } of records) expect(recordOf(out, id).at === at, id).toBe(id === kept?.id);
});

const PLACE = 'site=ARE,language=ar-SA,mode=web,device=phone,theme=light';
const SCREENS = parseFilter(`${PLACE},route=/auth/personal|/auth/agreement,fault=none`);
const IN_TURNS = inSequences((SCREENS.ok && SELECTIONS.values?.(SCREENS.filter).states) || []).flat();
for (const [which, states] of [
  ['some states', IN_TURNS.slice(0, 4)],
  ['every value of two screens', IN_TURNS],
] as const) {
  const what = 'a state looks the same whether its page is loaded for it or the member comes from another screen';
  test(`${what}: ${which}`, whole(states === IN_TURNS), async () => {
    test.setTimeout(TIMEOUT_MS);
    const [walked, loaded] = [join(folder, `walked-${states.length}`), join(folder, `loaded-${states.length}`)];
    const browser = await openBrowser();
    const show = (out: string, some: typeof states) =>
      showStates(browser, { distDir: DIST, build: 'present', out, states: some });
    const coming = await show(walked, states);
    const opened = await show(
      loaded,
      states.map(({ page: _page, ...state }) => state),
    );
    await browser.close();
    for (const record of coming) writeRecord(walked, record);
    for (const record of opened) writeRecord(loaded, record);
    expect([...coming, ...opened].flatMap(({ failures }) => failures)).toEqual([]);
    expect(opened.filter(({ reached }) => reached !== 'opened')).toEqual([]);
    expect(coming.filter(({ reached }) => reached === 'in-app').length).toBeGreaterThan(states.length / 2);
    const shownBy = ({ path, title, end }: StateRecord) => [path, title, end];
    expect(coming.map(shownBy)).toEqual(opened.map(shownBy));
    // The texts and the pictures.
    const baseline = join(folder, `baseline-${states.length}`);
    expect((await here('baseline', 'accept', '--baseline', baseline, '--sweep', loaded)).code).toBe(0);
    const compared = await here('baseline', 'compare', '--baseline', baseline, '--sweep', walked);
    expect(compared.code, compared.stdout).toBe(0);
  });
}

// A whole Chromium sends background requests, unlike the headless shell: both if installed.
const CHROMIUMS = systemChromiums().length > 1 ? systemChromiums() : [findChromium()];
if (CHROMIUMS.length === 1) console.log('one Chromium here: the sweep is not tested with another one');
for (const path of CHROMIUMS) {
  // It takes the same code with fewer requests.
  const isFurther = CHROMIUMS.length > 1 && path === findChromium();
  const title = `a sweep shows the page in a frame of the messaging app, and a state that leaves the app, in ${path}`;
  test(title, whole(isFurther), async () => {
    const ids = ['mode-mini-program-ios', 'signed-out'];
    const states = SELECTIONS.named?.().states.filter(({ id }) => ids.includes(id)) ?? [];
    const browser = await openBrowser({ executablePath: path });
    const shown = await showStates(browser, { distDir: DIST, build: 'present', out: join(folder, 'named'), states });
    await browser.close();
    expect(shown.map(({ id, end, failures }) => [id, end, failures]).sort()).toEqual([
      ['mode-mini-program-ios', 'ready', []],
      ['signed-out', 'left', []],
    ]);
    expect(shown.find(({ end }) => end === 'ready')?.texts).toContain('Identity verification');
    expect(shown.find(({ end }) => end === 'ready')?.heading).toBe('Identity verification');
  });
}
