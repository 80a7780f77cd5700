import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findElectron, hasDisplay, NO_ELECTRON } from '../harness/cli/electron-runtime';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx/program';

/**
 * `npm test`: runs all test layers that this machine can run, the fastest first. Prints one line for each layer that cannot
 * run here, and a line of totals at the end. The exit code is 1 if any layer failed.
 */

interface Layer {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Returns why the layer cannot run on this machine; undefined if it can. */
  readonly missing?: () => string | undefined;
  readonly env?: () => NodeJS.ProcessEnv;
}

const LAYERS: readonly Layer[] = [
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  { name: 'dead code', command: ['npm', 'run', '-s', 'knip'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'build of the harness', command: ['npm', 'run', '-s', 'build:harness'], env: electronMajor },
  { name: 'unit', command: ['npm', 'run', '-s', 'unit'] },
  { name: 'e2e', command: ['npm', 'run', '-s', 'e2e'], env: () => ({ CHROMIUM_PATH: ensureChromium(say) }) },
  {
    name: 'nginx',
    command: ['npm', 'run', '-s', 'nginx'],
    missing: () => {
      const nginx = ensureNginx();
      return typeof nginx === 'string' ? nginx : undefined;
    },
    env: () => ({ CHROMIUM_PATH: ensureChromium(say) }),
  },
  { name: 'desktop', command: desktopCommand(), missing: desktopMissing },
];

function say(line: string): void {
  console.log(`\n── ${line}`);
}

function electronMajor(): NodeJS.ProcessEnv {
  // Desktop tests may run on an older runtime than the installed package; electron-vite builds for the package by default.
  return { ELECTRON_MAJOR_VER: process.env.ELECTRON_MAJOR_VER ?? '33' };
}

function hasVirtualDisplay(): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'xvfb-run')));
}

function desktopCommand(): readonly [string, ...string[]] {
  const run = ['npm', 'run', '-s', 'desktop'] as const;
  return hasDisplay() ? run : ['xvfb-run', '-a', ...run];
}

function desktopMissing(): string | undefined {
  if (findElectron() === undefined) return NO_ELECTRON;
  if (!hasDisplay() && !hasVirtualDisplay()) return 'no display here, and no xvfb-run to make one';
  return undefined;
}

/** Runs a layer with its output passed through; resolves with its exit code. */
function run({ command: [program, ...args], env }: Layer): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env?.() } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const failed: string[] = [];
const skipped: string[] = [];
let passed = 0;
const startedAt = performance.now();

for (const layer of LAYERS) {
  const reason = layer.missing?.();
  if (reason) {
    say(`${layer.name}: left out, ${reason}`);
    skipped.push(layer.name);
    continue;
  }
  say(layer.name);
  const layerStart = performance.now();
  const code = await run(layer);
  say(`${layer.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - layerStart) / 1000)} s`);
  if (code === 0) passed += 1;
  else failed.push(layer.name);
}

say(`${Math.round((performance.now() - startedAt) / 1000)} s${failed.length ? `; failed: ${failed.join(', ')}` : ''}`);
console.log(`layers: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length === 0 ? 0 : 1;
