import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pack } from './pack';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const root = () => join(folder, 'area');

function unpacked(name: string, archive = join(folder, `${name}.tar.gz`)): string {
  const dist = join(folder, `dist-${name}`);
  const files = {
    'index.html': `<script id="initial-config">{}</script>${name}`,
    [`assets/${name}-AbCd1234.js`]: name,
  };
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dist, path), text);
  const hashes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha256(text)]));
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify({ hash: sha256(name), files: hashes }));
  pack({ dist, root: root(), nginx: { 'account.conf': `# ${name}\n` }, policies: '{}', sbom: '{}', out: archive });
  const place = join(folder, `server-${name}`);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', place]);
  return place;
}

const install = (place: string, ...words: string[]) =>
  spawnSync('sh', [join(place, 'install.sh'), ...words], { encoding: 'utf8' });
const page = () => readFileSync(join(root(), 'current/user/accounts/index.html'), 'utf8').split('>').at(-1);
const kept = (name: string) => join(root(), `kept/user/accounts/assets/${name}-AbCd1234.js`);

it('installs a release from its archive, and rolls back to the previous one', () => {
  const [one, two] = [unpacked('one'), unpacked('two')];
  for (const [place, shown] of [
    [one, 'one'],
    [two, 'two'],
  ] as const) {
    expect([install(place).status, page()]).toEqual([0, shown]);
    expect(readFileSync(join(root(), 'nginx/account.conf'), 'utf8')).toBe(`# ${shown}\n`);
  }
  expect([existsSync(kept('one')), existsSync(kept('two'))]).toEqual([true, true]);
  expect([install(two, 'rollback').status, page()]).toEqual([0, 'one']);
});

it('removes unreferenced releases, and hashed files two weeks after they were replaced', () => {
  for (const name of ['one', 'two']) install(unpacked(name));
  const old = new Date(Date.now() - 16 * 86_400_000);
  for (const name of ['one', 'two']) utimesSync(kept(name), old, old);
  install(unpacked('three'));
  expect(existsSync(join(root(), 'releases', sha256('one').slice(0, 12)))).toBe(false);
  // The second was current until now.
  expect(['one', 'two', 'three'].map((name) => existsSync(kept(name)))).toEqual([false, true, true]);
});

it('changes nothing for a file that differs from the packed one, a second deployment or a missing release', () => {
  const [one, two] = [unpacked('one'), unpacked('two')];
  expect(install(one, 'rollback')).toMatchObject({ status: 1, stderr: expect.stringContaining('no release before') });
  install(one);
  writeFileSync(join(two, 'build/index.html'), 'changed');
  expect([install(two).status, page()]).toEqual([1, 'one']);
  const held = ['-c', 'flock -n "$0" sh "$1"', join(root(), 'lock'), join(one, 'install.sh')];
  expect(spawnSync('sh', held, { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('under way'),
  });
  expect(page()).toBe('one');
});

it('writes identical archives of identical builds', () => {
  const archives = ['a', 'b'].map((name) => join(folder, name));
  for (const archive of archives) unpacked('one', archive);
  const [a, b] = archives.map((archive) => readFileSync(archive));
  expect(a?.equals(b ?? Buffer.alloc(0))).toBe(true);
});
