import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST } from '../../kit/build';
import type { PackFacts } from '../../kit/pack/pack-files';
import { ROOT } from '../../kit/paths';

/**
 * Builds the commit that a pack names in a clone of the project, and compares the hashes. Takes minutes.
 * @returns a sentence if they differ
 */
export function rebuildProblems({ commit, hash }: PackFacts['build'], root = ROOT): string[] {
  if (commit === null) return ['The build names no commit, so it cannot be made again'];
  if (commit.endsWith('-dirty')) return ['The build has changes that are in no commit, so it cannot be made again'];
  // This text from the pack becomes an argument of git.
  if (!/^[0-9a-f]{40}$/.test(commit)) return ['The build names something that is not a commit'];
  const clone = mkdtempSync(join(tmpdir(), 'rebuild-'));
  // Variables of a test runner or a deployer would change the build.
  const { NODE_ENV: _mode, SOURCE_COMMIT: _commit, ...env } = process.env;
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: clone, env, stdio: ['ignore', 2, 2] });
  try {
    run('git', 'clone', '--quiet', '--no-checkout', root, clone);
    try {
      run('git', 'checkout', '--quiet', '--detach', commit);
    } catch {
      return [`This project has no commit ${commit}`];
    }
    run('npm', 'ci', '--no-audit', '--no-fund');
    run('npm', 'run', '--silent', 'build');
    const built = JSON.parse(readFileSync(join(clone, 'dist', MANIFEST), 'utf8')) as { hash: string };
    return built.hash === hash ? [] : [`Commit ${commit} gives another build: ${built.hash}`];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
