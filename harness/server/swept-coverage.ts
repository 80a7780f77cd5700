import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The coverage in a sweep's report. */
export interface SweptCoverage {
  readonly at: string;
  readonly build: string;
  readonly selection: string;
  readonly filter: string;
  readonly passed: number;
  readonly failed: number;
  readonly coverage: readonly { name: string; shown: number; of: number; missing: readonly string[] }[];
}

/** The coverage of the last sweep; undefined if there is no report. */
export function readSwept(out: string): SweptCoverage | undefined {
  try {
    const { at, build, selection, filter, passed, failed, coverage } = JSON.parse(
      readFileSync(join(out, 'report.json'), 'utf8'),
    ) as SweptCoverage;
    return { at, build, selection, filter, passed, failed, coverage };
  } catch {
    return undefined;
  }
}
