import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { findChromium, systemChromiums } from '../../harness/cli/chromium';
import { runCommand } from '../../harness/cli/commands';
import { UsageError } from '../../harness/cli/exit';
import { parseFilter } from '../../harness/engine/states/filter';
import { SELECTIONS } from '../../harness/engine/states/select';
import { inSequences } from '../../harness/engine/states/sequences';
import { makeTestBuild } from '../../harness/server/testing/build';
import { openBrowser } from '../../harness/sweep/browser';
import { PlantedBuild } from '../../harness/sweep/prove/planted-build';
import { type StateRecord, writeRecord } from '../../harness/sweep/record';
import { showStates } from '../../harness/sweep/show-states';
import { whole } from '../whole';

/** The commands as somebody types them: a sweep of sound states, one of a build with planted faults, and a review pack. */

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
/** Each command starts Node, Playwright and a browser of its own. */
const TIMEOUT_MS = 240_000;

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The last line of stdout. */
  readonly last: Record<string, unknown>;
}

const harness = (...args: string[]) => harnessWith({}, ...args);

function harnessWith(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd: ROOT, env: { ...withoutPlaywright(), ...env }, maxBuffer: 10_000_000 };
    execFile(process.execPath, ['--import', 'tsx', 'harness/cli/main.ts', ...args], options, (error, stdout, stderr) =>
      done(ended(Number(error?.code ?? 0), stdout, stderr)),
    );
  });
}

/** A short command in this process: to start Node and read the sources for each of them would take longer than all they do. */
async function here(...args: string[]): Promise<Ended> {
  const printed: Record<'log' | 'error', string[]> = { log: [], error: [] };
  const { log, error } = console;
  console.log = (line: unknown) => void printed.log.push(String(line));
  console.error = (line: unknown) => void printed.error.push(String(line));
  try {
    const code = await runCommand(args).catch((reason: unknown) => {
      if (!(reason instanceof UsageError)) throw reason;
      printed.error.push(reason.message);
      return 2;
    });
    return ended(code, printed.log.join('\n'), printed.error.join('\n'));
  } finally {
    Object.assign(console, { log, error });
  }
}

function ended(code: number, stdout: string, stderr: string): Ended {
  const line = stdout.trim().split('\n').at(-1) ?? '';
  return { code, stdout, stderr, last: line.startsWith('{') ? (JSON.parse(line) as Ended['last']) : {} };
}

/** The sweep runs Playwright Test itself, which must not take over what this run has set. */
function withoutPlaywright(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PW_?|PLAYWRIGHT|TEST_)/.test(name)));
}

const recordOf = (out: string, id: string) =>
  JSON.parse(readFileSync(join(out, `states/${id}.json`), 'utf8')) as StateRecord;

test('a sweep finds the faults of a broken build where they are, exits with 1, and resumes with what the sound build has not shown', async () => {
  test.setTimeout(TIMEOUT_MS);
  const broken = new PlantedBuild(DIST, join(folder, 'broken'));
  broken.text('de-DE', 'pages.personal', () => 'pages.personal');
  broken.text('tr-TR', 'shell.footerNote', (text) => `${text}.`);
  // Fits on a desktop, not on a phone of 320 px; and pale text in one language.
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
  expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toContain('tests="4" failures="4"');
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(4);
  const records = readdirSync(join(out, 'states')).map((name) => recordOf(out, name.replace('.json', '')));
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

  // One of the results is the sound build's already: it stays, and all others are shown anew.
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

// A whole Chromium sends requests of its own, which its headless shell does not: both where both are installed, else the one of the other tests.
const CHROMIUMS = systemChromiums().length > 1 ? systemChromiums() : [findChromium()];
if (CHROMIUMS.length === 1) console.log('one Chromium here: the sweep is not tested with another one');
for (const path of CHROMIUMS) {
  // The one of the other tests takes the same code with fewer requests of its own.
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
  });
}

test('a review pack is the same on another day in another folder, is signed by two people, and shows every change of it', async () => {
  test.setTimeout(TIMEOUT_MS);
  const order = [
    // A walk alone, which opens an agreement: one worker shows it.
    ...['review', '--sites', 'HKG', '--languages', 'zh-HK,ar-SA', '--walks', 'agreement-accepted'],
    ...['--title', 'One site', '--owner', 'Compliance'],
  ];
  const [out, later] = [join(folder, 'review'), join(folder, 'later')];
  const { code, last, stderr } = await here(...order, '--out', out);
  expect(code, stderr).toBe(0);
  expect(last).toMatchObject({ pages: 2, out, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const page = readFileSync(join(out, 'review.html'), 'utf8');
  for (const part of [
    'data:image/jpeg;base64,',
    'risk disclosure',
    'HKG in ar-SA: the host of this site does not offer',
    's1.',
    'One site',
    'Compliance',
  ])
    expect(page).toContain(part);
  expect(readFileSync(join(out, 'review.pdf')).subarray(0, 4).toString()).toBe('%PDF');
  expect(readdirSync(join(out, 'texts'))).toContain('zh-HK-user-accounts.xlf');
  const record = recordOf(out, 'hkg-zh-hk-desktop-agreement-accepted-00');
  const [agreement] = record.agreements;
  expect(agreement).toMatchObject({ shown: true, hash: agreement?.claimed });

  // The program's clock is two days ahead. The browser's is, too, where the machine can move it.
  const moved = await harnessWith(clockMoved(), ...order, '--out', later);
  expect(moved.code, moved.stderr).toBe(0);
  expect(moved.last.contentHash).toBe(last.contentHash);
  const startOf = (pack: string) => Date.parse(JSON.parse(readFileSync(join(pack, 'run.json'), 'utf8')).startedAt);
  expect(startOf(later) - startOf(out)).toBeGreaterThan(DAY_MS);

  const [anna, ben] = [join(folder, 'anna'), join(folder, 'ben')];
  for (const file of [anna, ben]) expect((await here('review', 'keygen', '--out', file)).code).toBe(0);
  const prepared = await here('review', 'sign', out, '--decision', 'prepared', '--by', 'Anna', '--key', anna);
  expect(prepared.last).toMatchObject({ signOffs: 1, decision: 'open', contentHash: last.contentHash });
  expect((await here('review', 'approve', out, '--by', 'Anna', '--key', anna)).code).toBe(2);
  expect((await here('review', 'approve', out, '--by', 'Ben', '--key', ben)).last).toMatchObject({
    decision: 'approved',
  });
  const verify = () => here('review', 'verify', out, '--key', `${anna}.pub`, `${ben}.pub`);
  expect(await verify()).toMatchObject({ code: 0, last: { decision: 'approved', contentHash: last.contentHash } });
  expect((await here('review', 'verify', out)).stderr).toContain('not the authorship');
  expect(readFileSync(join(out, 'review.html'), 'utf8')).toContain('Ben, approver');
  writeFileSync(join(out, 'texts/added.csv'), '');
  expect(await verify()).toMatchObject({ code: 1, stderr: expect.stringContaining('texts/added.csv was added') });

  const altered = makeTestBuild();
  writeFileSync(join(altered.distDir, 'locales/en/user-accounts.json'), '{"title":"Accounts"}');
  const refused = await here(...order, '--dist', altered.distDir, '--out', join(folder, 'none'));
  altered.remove();
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('en/user-accounts.json differs from what was built'),
  });
});

const DAY_MS = 86_400_000;

/** Environment in which the clock of the program, and of the browser if the machine has `faketime`, is two days ahead. */
function clockMoved(): NodeJS.ProcessEnv {
  const preload = join(folder, 'clock.mjs');
  writeFileSync(
    preload,
    `const Real = Date;
globalThis.Date = class extends Real { constructor(...parts) { super(...(parts.length ? parts : [Real.now() + ${2 * DAY_MS}])); } };
Date.now = () => Real.now() + ${2 * DAY_MS};`,
  );
  const browser = findChromium() ?? '';
  const wrapper = join(folder, 'browser');
  const hasFaketime = spawnSync('faketime', ['--version']).error === undefined;
  if (!hasFaketime) console.log("no faketime here: the browser's own clock is not moved");
  writeFileSync(wrapper, `#!/bin/sh\nexec ${hasFaketime ? "faketime -f '+2d' " : ''}"${browser}" "$@"\n`, {
    mode: 0o755,
  });
  return { NODE_OPTIONS: `--import ${pathToFileURL(preload)}`, CHROMIUM_PATH: wrapper };
}
