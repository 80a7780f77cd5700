import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FORMAT } from './nginx-syntax';
import { release, rollback } from './releases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const PAGE = '<script type="application/json" id="initial-config">{}</script>';

function build(name: string, extra: Record<string, string> = {}): string {
  const files: Record<string, string> = {
    'index.html': `${PAGE}${name}`,
    [`assets/${name}-AbCd1234.js`]: name,
    [`assets/${name}-AbCd1234.js.br`]: name,
    'assets/plain.svg': name,
    ...extra,
  };
  const dist = join(folder, `dist-${name}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  const hashes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha256(text)]));
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify({ hash: sha256(name), files: hashes }));
  return dist;
}

const root = () => join(folder, 'area');
const publish = (name: string) => {
  mkdirSync(root(), { recursive: true });
  return release({ dist: build(name), root: root(), keptDays: 10 });
};
const page = () => readFileSync(join(root(), 'current/user/accounts/index.html'), 'utf8').slice(PAGE.length);
const isKept = (name: string) =>
  ['', '.br'].map((end) => existsSync(join(root(), `kept/user/accounts/assets/${name}-AbCd1234.js${end}`)));

/** Lets days pass since the files of a release were needed. */
const age = (name: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  for (const end of ['', '.br'])
    utimesSync(join(root(), `kept/user/accounts/assets/${name}-AbCd1234.js${end}`), then, then);
};

it('shows the newest release, and the previous one after a rollback; a second rollback returns', () => {
  expect(publish('one')).toBe(sha256('one'));
  publish('two');
  expect(page()).toBe('two');
  expect(rollback(root())).toBe(sha256('one').slice(0, 12));
  expect(page()).toBe('one');
  rollback(root());
  expect(page()).toBe('two');
});

it('refuses a release for an nginx file of an earlier format', () => {
  const file = join(root(), 'nginx/account.conf');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'of an earlier version');
  expect(() => publish('one')).toThrow('was made by an earlier version');
  writeFileSync(file, FORMAT);
  publish('one');
  expect(page()).toBe('one');
});

it('keeps hashed files for the days after the release that needed them was replaced', () => {
  publish('one');
  age('one', 30);
  // The days count from the end of its use.
  publish('two');
  age('one', 9);
  publish('three');
  expect([isKept('one'), isKept('two')]).toEqual([
    [true, true],
    [true, true],
  ]);
  age('one', 12);
  publish('four');
  expect([isKept('one'), isKept('two'), isKept('three')]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  expect(existsSync(join(root(), 'releases', sha256('one').slice(0, 12)))).toBe(false);
});

it('keeps what a rollback needs, however old it is', () => {
  publish('one');
  publish('two');
  age('one', 100);
  publish('two');
  rollback(root());
  expect([page(), isKept('one')]).toEqual(['one', [true, true]]);
});

it('changes nothing while another deployment is under way', () => {
  publish('one');
  const dist = build('two');
  const held = ['-n', join(root(), 'lock'), process.execPath, '--import', 'tsx', '-e'];
  const act = (code: string) =>
    spawnSync(
      'flock',
      [...held, `import('${join(import.meta.dirname, 'releases.ts')}').then(({ release, rollback }) => ${code})`],
      {
        encoding: 'utf8',
        cwd: join(import.meta.dirname, '../..'),
      },
    );
  for (const code of [`release({ dist: '${dist}', root: '${root()}' })`, `rollback('${root()}')`]) {
    expect(act(code)).toMatchObject({ status: 1, stderr: expect.stringContaining('Another deployment is under way') });
  }
  expect(page()).toBe('one');
});

it('publishes nothing that was changed after the build', () => {
  publish('one');
  const dist = build('two');
  writeFileSync(join(dist, 'assets/two-AbCd1234.js'), 'changed');
  expect(() => release({ dist, root: root() })).toThrow('assets/two-AbCd1234.js');
  writeFileSync(join(build('three'), 'added.txt'), '');
  expect(() => release({ dist: join(folder, 'dist-three'), root: root() })).toThrow('added.txt');
  expect(() => release({ dist: join(folder, 'none'), root: root() })).toThrow('There is no build');
  expect(() => release({ dist: build('four', { 'index.html': 'no config' }), root: root() })).toThrow('initial-config');
  expect([page(), readlinkSync(join(root(), 'current'))]).toEqual(['one', `releases/${sha256('one').slice(0, 12)}`]);
});

it('cannot roll back to a missing release', () => {
  publish('one');
  expect(() => rollback(root())).toThrow('no release before');
});
