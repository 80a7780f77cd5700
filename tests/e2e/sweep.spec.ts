import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { findChromium } from '../../harness/cli/chromium';
import { runCommand } from '../../harness/cli/commands';
import { UsageError } from '../../harness/cli/exit';
import type { StateRecord } from '../../harness/sweep/record';

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

test('a sweep of named scenarios passes, writes its reports, and resumes with nothing left to do', async () => {
  test.setTimeout(TIMEOUT_MS);
  const out = join(folder, 'named');
  const args = ['sweep', '--states', 'named', '--filter', 'id=step-1-allow|mode-*|signed-out', '--out', out];
  const { code, last, stderr } = await harness(...args);
  expect(last, stderr).toEqual({
    states: 6,
    passed: 6,
    failed: 0,
    seconds: expect.any(Number),
    report: join(out, 'report.html'),
  });
  expect(code).toBe(0);
  expect(stderr).toContain('6 states, about');
  expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toContain('tests="6" failures="0"');
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(6);
  expect(recordOf(out, 'mode-mini-program-ios').texts).toContain('Identity verification');
  expect(recordOf(out, 'signed-out').end).toBe('left');
  const { at } = recordOf(out, 'step-1-allow');
  expect((await harness(...args, '--resume')).last).toMatchObject({ states: 6, passed: 6 });
  expect(recordOf(out, 'step-1-allow').at).toBe(at);
});

test('a state looks the same whether its page is loaded for it or the member comes from another screen', async () => {
  test.setTimeout(TIMEOUT_MS);
  const places = 'site=ARE,language=ar-SA,mode=web,device=phone,theme=light';
  const screens = 'route=/auth/personal|/auth/agreement';
  const args = ['sweep', '--states', 'values', '--filter', `${places},${screens},fault=none`];
  const [walked, loaded] = [join(folder, 'walked'), join(folder, 'loaded')];
  expect((await harness(...args, '--out', walked)).code).toBe(0);
  expect((await harness(...args, '--reload', '--out', loaded)).code).toBe(0);
  const pairs = readdirSync(join(walked, 'states')).map((name) =>
    [walked, loaded].map((out) => recordOf(out, name.replace('.json', ''))),
  );
  const gone = pairs.filter(([one]) => one?.reached === 'in-app');
  expect(gone.length).toBeGreaterThan(pairs.length / 2);
  expect(pairs.filter(([, other]) => other?.reached !== 'opened')).toEqual([]);
  const shownBy = (record: StateRecord | undefined) => [record?.path, record?.title, record?.end, record?.texts];
  for (const [one, other] of gone) expect(shownBy(one), one?.name).toEqual(shownBy(other));
  const baseline = join(folder, 'baseline');
  expect((await here('baseline', 'accept', '--baseline', baseline, '--sweep', loaded)).code).toBe(0);
  const compared = await here('baseline', 'compare', '--baseline', baseline, '--sweep', walked);
  expect(compared.code, compared.stdout).toBe(0);
});

test('a sweep finds the faults of a broken build in the states that have them, and exits with 1', async () => {
  test.setTimeout(TIMEOUT_MS);
  const dist = join(folder, 'broken');
  // Without the brotli files, which would be served in place of the changed ones.
  cpSync(DIST, dist, { recursive: true, filter: (path) => !path.endsWith('.br') });
  // A key instead of its text in one language, a sentence that ends twice in another.
  changeTexts(dist, 'de-DE', (texts) => texts.replace(/("personal": ?)"[^"]+"/, '$1"pages.personal"'));
  changeTexts(dist, 'tr-TR', (texts) => texts.replaceAll(/([^.])\."/g, '$1.."'));
  const [style = ''] = readdirSync(join(dist, 'assets')).filter((name) => /^start-.*\.css$/.test(name));
  const css = join(dist, 'assets', style);
  // Fits into a phone of 390 px, not into one of 320 px; and pale text everywhere.
  writeFileSync(css, `${readFileSync(css, 'utf8')}\nmain h1 { min-inline-size: 340px; color: #ccc }`);
  const page = join(dist, 'index.html');
  const call = `fetch(location.origin.replace('//www.', '//api2.') + '/v9/not/in/the/contract').catch(() => {})`;
  writeFileSync(join(dist, 'assets/planted-12345678.js'), call);
  const script = '<script type="module" src="/user/accounts/assets/planted-12345678.js"></script></head>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', script));

  const out = join(folder, 'planted');
  const filter = 'site=NONE,language=de-DE|tr-TR,device=*phone,route=/auth/personal,mode=web,theme=light,fault=none';
  const { code, last, stderr } = await harness(
    'sweep',
    '--states',
    'triples',
    '--of',
    'language,device,theme',
    '--filter',
    filter,
    '--dist',
    dist,
    '--out',
    out,
  );
  expect(code, stderr).toBe(1);
  expect(last).toMatchObject({ states: 4, failed: 4 });
  expect(stderr).toContain('differs from what was built');
  const records = readdirSync(join(out, 'states')).map((name) => recordOf(out, name.replace('.json', '')));
  /** Checks that failed on a device in a language, each with its problems. */
  const found = (language: string, device: string) =>
    records
      .filter(({ scenario }) => scenario.language === language && scenario.device === device)
      .flatMap(({ failures }) => failures.map(({ check, message }) => `${check}: ${message}`))
      .join('\n');
  const overflow = /^overflow: The page is \d+ px wide instead of 320 px/m;
  const unmocked = 'mocked: GET /v9/not/in/the/contract is not in the contract';
  for (const device of ['phone', 'small-phone']) {
    const [german, turkish] = [found('de-DE', device), found('tr-TR', device)];
    expect([german, turkish].map((problems) => problems.includes('raw-keys: The key pages.personal'))).toEqual([
      true,
      false,
    ]);
    expect([german, turkish].map((problems) => problems.includes('full-stops: '))).toEqual([false, true]);
    for (const problems of [german, turkish]) {
      expect(problems).toContain(unmocked);
      expect(problems).toContain('axe: color-contrast');
      expect(overflow.test(problems)).toBe(device === 'small-phone');
    }
  }
});

test('a review pack is the same on another day in another folder, is signed by two people, and shows every change of it', async () => {
  test.setTimeout(TIMEOUT_MS);
  const order = [
    'review',
    '--sites',
    'HKG,ARE',
    '--languages',
    'zh-HK,ar-SA',
    '--routes',
    '/auth/personal,/auth/client-agreement',
    '--walks',
    'hong-kong-address-agreement',
  ];
  const [out, later] = [join(folder, 'review'), join(folder, 'later')];
  const { code, last, stderr } = await harness(...order, '--title', 'Two sites', '--owner', 'Compliance', '--out', out);
  expect(code, stderr).toBe(0);
  expect(last).toMatchObject({ pages: 6, out, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const page = readFileSync(join(out, 'review.html'), 'utf8');
  for (const part of [
    'data:image/jpeg;base64,',
    'risk disclosure',
    'HKG in ar-SA: the host of this site does not offer',
    's1.',
    'Two sites',
    'Compliance',
  ])
    expect(page).toContain(part);
  expect(readFileSync(join(out, 'review.pdf')).subarray(0, 4).toString()).toBe('%PDF');
  expect(readdirSync(join(out, 'texts'))).toContain('zh-HK-user-accounts.xlf');
  const record = recordOf(out, 'hkg-zh-hk-desktop-client-agreement');
  const [agreement] = record.agreements;
  expect(agreement).toMatchObject({ shown: true, hash: agreement?.claimed });

  // The program's clock is two days ahead. The browser's is, too, where the machine can move it.
  const moved = await harnessWith(
    clockMoved(),
    ...order,
    '--title',
    'Two sites',
    '--owner',
    'Compliance',
    '--out',
    later,
  );
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

  const dist = join(folder, 'altered');
  cpSync(DIST, dist, { recursive: true });
  changeTexts(dist, 'zh-HK', (texts) => texts.replace('。', ''));
  const altered = await harness(...order, '--dist', dist, '--out', join(folder, 'none'));
  expect(altered).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('zh-HK/user-accounts.json differs from what was built'),
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

function changeTexts(dist: string, language: string, change: (texts: string) => string): void {
  const path = join(dist, `locales/${language}/user-accounts.json`);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}
