import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageLine, coverageOf } from '../../core/states/coverage';
import { stateShowing } from '../../core/states/missing-state';
import { failure, type Methods, ok } from './call';

interface SweptCoverage {
  /** ISO 8601. */
  readonly at: string;
  readonly build: string;
  readonly selection: string;
  readonly filter: string;
  readonly passed: number;
  readonly failed: number;
  readonly coverage: readonly CoverageLine[];
}

/** Answer of `GET /coverage`. */
export interface CoverageAnswer {
  readonly session: { readonly states: number; readonly coverage: readonly CoverageLine[] };
  /** Null before a sweep. */
  readonly sweep: SweptCoverage | null;
}

/** The calls about coverage. */
export const COVERAGE_CALLS: Readonly<Record<string, Methods>> = {
  '/coverage': {
    GET: {
      run: ({ session, sweepDir }) => {
        const states = session.coverage.states();
        return ok({
          session: { states: states.length, coverage: coverageOf(states) },
          sweep: readSwept(sweepDir),
        } satisfies CoverageAnswer);
      },
    },
    DELETE: {
      run: ({ session }) => {
        session.coverage.clear();
        return ok({});
      },
    },
  },
  '/coverage/state': {
    POST: {
      takesBody: 'always',
      run: ({ session }, body) => {
        const { line, value } = (body ?? {}) as { line?: unknown; value?: unknown };
        const state = stateShowing(String(line), String(value), session.coverage.states());
        if (state !== undefined) return ok({ name: state.name, scenario: state.scenario });
        return failure(404, 'No address opens this: an act of the member leads to it');
      },
    },
  },
};

/** Null without a report. */
function readSwept(out: string): SweptCoverage | null {
  try {
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as SweptCoverage;
    const { at, build, selection, filter, passed, failed, coverage } = report;
    return { at, build, selection, filter, passed, failed, coverage };
  } catch {
    return null;
  }
}
