import { readFileSync } from 'node:fs';
import type { SweepState } from '../../core/states/state';
import type { EngineName } from '../browsers/engines';

/** A sweep's task; the command writes it, Playwright's workers read it. */
export interface SweepPlan {
  readonly out: string;
  /** Port of the sweep's harness server. */
  readonly port: number;
  readonly build: string;
  /** Default: Chromium. */
  readonly engine?: EngineName;
  readonly distDir: string;
  readonly selection: string;
  readonly filter: string;
  /** Whether existing results count. */
  readonly resume: boolean;
  /** Whether pages are rendered deterministically, which is slower: pictures of review packs are hashed. */
  readonly exact?: boolean;
  readonly states: readonly SweepState[];
  /** Expected for what follows the sweep, for the remaining time. Default: 0. */
  readonly secondsAfter?: number;
}

/** Environment variable with the path of the plan. */
export const PLAN_VARIABLE = 'SWEEP_PLAN';

/** From the file that the environment names. */
export function readPlan(): SweepPlan {
  const path = process.env[PLAN_VARIABLE];
  if (path === undefined) throw new Error(`Start a sweep by "npm run harness -- sweep": ${PLAN_VARIABLE} is not set`);
  return JSON.parse(readFileSync(path, 'utf8')) as SweepPlan;
}
