import { aptInstall } from '../../kit/apt';
import { firefox } from './firefox';
import type { Engine } from './tab';
import { webkit } from './webkit';

/** The engines other than Chromium, by name. */
export const ENGINES = { firefox, webkit } as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

/** By apt, if possible. Returns why it cannot run; undefined if it can. */
export function ensureEngine(name: EngineName, say: (line: string) => void): string | undefined {
  const { label, packages, missing } = ENGINES[name];
  if (missing() === undefined) return undefined;
  say(`no ${label} here; installing it through apt`);
  aptInstall(packages);
  return missing();
}
