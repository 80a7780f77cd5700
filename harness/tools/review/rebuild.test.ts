import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildProblems } from './rebuild';

/** A project whose build has the hash `built`. */
const root = mkdtempSync(join(tmpdir(), 'project-'));
let commit = '';
beforeAll(() => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const build = `node -e "fs.mkdirSync('dist'); fs.writeFileSync('dist/build-manifest.json', JSON.stringify({ hash: 'built' }))"`;
  const project = { name: 'project', version: '1.0.0' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...project, scripts: { build } }));
  const lock = { ...project, lockfileVersion: 3, packages: { '': project } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Begin');
  commit = git('rev-parse', 'HEAD').trim();
});
afterAll(() => rmSync(root, { recursive: true }));

it.each<[what: string, commit: (own: string) => string | null, hash: string, problem: string | undefined]>([
  ['its commit gives it', (own) => own, 'built', undefined],
  ['its commit gives another one', (own) => own, 'other', 'gives another build: built'],
  ['it names no commit', () => null, 'built', 'names no commit'],
  ['it has changes beside its commit', (own) => `${own}-dirty`, 'built', 'changes that are in no commit'],
  ['its commit is unknown here', () => '0'.repeat(40), 'built', 'has no commit 0000'],
  ['its commit is an option of git', () => '--orphan', 'built', 'is not a commit'],
])('builds the commit of a pack again: %s', { timeout: 60_000 }, (_what, name, hash, problem) => {
  const problems = rebuildProblems({ hash, files: 1, commit: name(commit), committedAt: null }, root);
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});
