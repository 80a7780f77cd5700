import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findElectron, hasDisplay, NO_ELECTRON } from '../harness/kit/electron-runtime';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx/program';
import type { Layer, Say } from './run-layers';

/** In stages of two lanes, for two cores. */
export function layers(say: Say): readonly (readonly (readonly Layer[])[])[] {
  const chromium = () => ({ CHROMIUM_PATH: ensureChromium(say) });
  return [
    [
      [
        script('lint'),
        script('types'),
        { ...script('knip'), name: 'dead code' },
        // Mostly waits, which leaves cores to the unit tests.
        {
          name: 'desktop',
          command: desktopCommand(),
          needs: ['build', 'build of the harness'],
          missing: desktopMissing,
        },
      ],
      [
        script('build'),
        { ...script('build:harness'), name: 'build of the harness', env: electronMajor },
        { ...script('nginx'), needs: ['build', 'build of the harness'], missing: nginxMissing, env: chromium },
        // Last: its two workers use the other lane's cores.
        script('unit'),
      ],
    ],
    // By itself: it uses all cores.
    [[{ ...script('e2e'), needs: ['build', 'build of the harness'], env: chromium }]],
  ];
}

function script(name: string): Layer {
  return { name, command: ['npm', 'run', '-s', name] };
}

function electronMajor(): NodeJS.ProcessEnv {
  // Desktop tests may use an older runtime; electron-vite builds for the package by default.
  return { ELECTRON_MAJOR_VER: process.env.ELECTRON_MAJOR_VER ?? '33' };
}

function nginxMissing(): string | undefined {
  const nginx = ensureNginx();
  return typeof nginx === 'string' ? nginx : undefined;
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
