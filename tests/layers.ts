import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findElectron, hasDisplay, NO_ELECTRON } from '../harness/cli/electron-runtime';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx/program';
import type { Layer, Say } from './run-layers';

/** All test layers, as lanes that run side by side, stage after stage. Two lanes, because machines of two cores run them. */
export function layers(say: Say): readonly (readonly (readonly Layer[])[])[] {
  const chromium = () => ({ CHROMIUM_PATH: ensureChromium(say) });
  return [
    [
      [
        script('lint'),
        script('types'),
        { ...script('knip'), name: 'dead code' },
        // Its windows wait more than they work. That leaves the cores to the unit tests of the other lane.
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
        { ...script('nginx'), needs: ['build'], missing: nginxMissing, env: chromium },
        // Last, because its two workers use the cores that the other lane leaves when it ends.
        script('unit'),
      ],
    ],
    // Alone, because it uses all cores by itself.
    [[{ ...script('e2e'), needs: ['build', 'build of the harness'], env: chromium }]],
  ];
}

function script(name: string): Layer {
  return { name, command: ['npm', 'run', '-s', name] };
}

function electronMajor(): NodeJS.ProcessEnv {
  // Desktop tests may run on an older runtime than the installed package; electron-vite builds for the package by default.
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
