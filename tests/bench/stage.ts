import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CONTROL_PATH } from '../../harness/core/hosts';
import { projectRoot } from '../../harness/kit/project-root';
import { startHarnessServer } from '../../harness/server/server';
import { BASE_PATH } from '../../src/domain/initial-config';
import { CHROMIUM_ARGS, findChromium } from '../chromium';

export const CPU_SLOWDOWN = 4;

export interface Stage {
  readonly browser: Browser;
  readonly port: number;
  readonly addressOf: (route: string) => string;
  /** Restarts the default scenario, because screens change the server's state. */
  readonly reset: () => Promise<void>;
}

/** Needs `npm run build`. */
export async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const root = projectRoot();
  const harness = await startHarnessServer({
    port: 0,
    distDir: join(root, 'dist'),
    panelDir: join(root, 'out/renderer'),
  });
  const addressOf = (route: string) => `http://www.harness.localhost:${harness.port}${BASE_PATH.slice(0, -1)}${route}`;
  const reset = async () => {
    const answer = await fetch(`http://127.0.0.1:${harness.port}${CONTROL_PATH}/scenario`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`The scenario could not be reset: ${answer.status}`);
  };
  try {
    await inBrowser((browser) => work({ browser, port: harness.port, addressOf, reset }));
  } finally {
    await harness.close();
  }
}

export async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

export function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function besideAim(name: string, figure: number, aim: number, unit = '', digits = 2): string {
  const missed = figure > aim ? ' — missed' : '';
  const share = (figure / aim).toFixed(2);
  return `  ${name.padEnd(52)} ${figure.toFixed(digits).padStart(7)}${unit}   aim ${aim}${unit}   ${share} of the aim${missed}`;
}
