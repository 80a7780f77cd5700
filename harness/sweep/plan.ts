import { readFileSync } from 'node:fs';
import type { EngineName } from '../browsers/engines';
import type { SweepState } from '../engine/states/state';

/** What a sweep is to do; the command writes it, and Playwright's workers read it. */
export interface SweepPlan {
  readonly out: string;
  /** Port of the sweep's harness server. */
  readonly port: number;
  /** Hash of the build that the states are shown by. */
  readonly build: string;
  /** Engine that shows the states. Default: Chromium. */
  readonly engine?: EngineName;
  /** Folder of that build. */
  readonly distDir: string;
  readonly selection: string;
  readonly filter: string;
  /** Whether results that are there already count. */
  readonly resume: boolean;
  /** Whether axe runs all rules on each page. Default: only those that can find something new. */
  readonly everyRule?: boolean;
  readonly states: readonly SweepState[];
}

/** Environment variable with the path of the plan. */
export const PLAN_VARIABLE = 'SWEEP_PLAN';

/** Reads the plan that the environment names. */
export function readPlan(): SweepPlan {
  const path = process.env[PLAN_VARIABLE];
  if (path === undefined) throw new Error(`Start a sweep by "npm run harness -- sweep": ${PLAN_VARIABLE} is not set`);
  return JSON.parse(readFileSync(path, 'utf8')) as SweepPlan;
}
