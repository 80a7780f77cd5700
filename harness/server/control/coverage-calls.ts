import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageLine, coverageOf } from '../../engine/states/coverage';
import { stateShowing } from '../../engine/states/missing-state';
import type { ReportData } from '../../sweep/report/report-data';
import { failure, type Methods, ok } from './call';

/** The coverage in a sweep's report. */
type SweptCoverage = Pick<ReportData, 'at' | 'build' | 'selection' | 'filter' | 'passed' | 'failed' | 'coverage'>;

/** Answer of `GET /coverage`. */
export interface CoverageAnswer {
  readonly session: { readonly states: number; readonly coverage: readonly CoverageLine[] };
  /** Coverage of the last sweep that the panel started; null if there is none. */
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
        return failure(404, 'No address opens this by itself: an act of the member brings it about');
      },
    },
  },
};

/** The coverage of the last sweep; null if there is no report. */
function readSwept(out: string): SweptCoverage | null {
  try {
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as ReportData;
    const { at, build, selection, filter, passed, failed, coverage } = report;
    return { at, build, selection, filter, passed, failed, coverage };
  } catch {
    return null;
  }
}
