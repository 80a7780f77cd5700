import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** apt needs root and Debian. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Returns whether they are installed afterwards. */
export function aptInstall(packages: readonly string[]): boolean {
  if (!hasApt()) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
