import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { release, rollback } from './releases';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const PAGE = '<script type="application/json" id="initial-config">{}</script>';

/** Writes a build with one asset of its own; returns its folder. */
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
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const publish = (name: string, number: number) => {
  mkdirSync(root(), { recursive: true });
  return release({ dist: build(name), root: root(), keptDays: 10, now: day(number) });
};
const page = () => readFileSync(join(root(), 'current/user/accounts/index.html'), 'utf8').slice(PAGE.length);
const isKept = (name: string) =>
  ['', '.br'].map((end) => existsSync(join(root(), `kept/user/accounts/assets/${name}-AbCd1234.js${end}`)));

it('shows the newest release, and the one before after a rollback; a second rollback comes back', () => {
  expect(publish('one', 1)).toBe(sha256('one'));
  publish('two', 2);
  expect(page()).toBe('two');
  expect(rollback(root(), day(3))).toBe(sha256('one').slice(0, 12));
  expect(page()).toBe('one');
  rollback(root(), day(4));
  expect(page()).toBe('two');
});

it('refuses a release for an nginx file that does not allow what is inside of its page', () => {
  const file = join(root(), 'nginx/account.conf');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'of an earlier version');
  expect(() => publish('one', 1)).toThrow('was made by an earlier version');
  writeFileSync(file, '$request_id');
  publish('one', 1);
  expect(page()).toBe('one');
});

it('keeps hashed files for the days after the release that needed them was replaced, and no other file', () => {
  publish('one', 1);
  // Current for a long time: the days of its files count from its end.
  publish('two', 30);
  publish('three', 39);
  expect([isKept('one'), isKept('two')]).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(existsSync(join(root(), 'kept/user/accounts/assets/plain.svg'))).toBe(false);
  publish('four', 41);
  expect([isKept('one'), isKept('two'), isKept('three')]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  expect(existsSync(join(root(), 'releases', sha256('one').slice(0, 12)))).toBe(false);
});

it('has what a rollback needs, however old it is', () => {
  publish('one', 1);
  publish('two', 2);
  publish('two', 100);
  expect(isKept('one')).toEqual([true, true]);
  rollback(root(), day(101));
  expect(page()).toBe('one');
});

it('publishes nothing that was changed after the build', () => {
  publish('one', 1);
  const dist = build('two');
  writeFileSync(join(dist, 'assets/two-AbCd1234.js'), 'changed');
  expect(() => release({ dist, root: root() })).toThrow('assets/two-AbCd1234.js');
  writeFileSync(join(build('three'), 'added.txt'), '');
  expect(() => release({ dist: join(folder, 'dist-three'), root: root() })).toThrow('added.txt');
  expect(() => release({ dist: join(folder, 'none'), root: root() })).toThrow('There is no build');
  expect(() => release({ dist: build('four', { 'index.html': 'no config' }), root: root() })).toThrow('initial-config');
  expect([page(), readlinkSync(join(root(), 'current'))]).toEqual(['one', `releases/${sha256('one').slice(0, 12)}`]);
});

it('cannot roll back to what is not there', () => {
  publish('one', 1);
  expect(() => rollback(root())).toThrow('no release before');
});
