import { PANEL_DIR } from '../../kit/paths';
import type { StateRecord } from '../../kit/record';
import { endSession, startSession } from '../../server/control-client';
import { startHarnessServer } from '../../server/server';
import type { SweepBrowser } from './browser';
import type { SweepPlan } from './plan';
import { StateRunner } from './state-runner';

/**
 * Shows states one after another in a running browser with all checks, without a report. Pictures go below `out`;
 * results are only returned.
 */
export async function showStates(
  browser: SweepBrowser,
  { distDir, build, out, states }: Pick<SweepPlan, 'distDir' | 'build' | 'out' | 'states'>,
): Promise<StateRecord[]> {
  const server = await startHarnessServer({ port: 0, distDir, panelDir: PANEL_DIR });
  const session = await startSession(server.port);
  try {
    const asked = { selection: 'some', filter: '', resume: false, states };
    const runner = new StateRunner(browser, session, { ...asked, out, port: server.port, build, distDir });
    const records: StateRecord[] = [];
    for (const state of states) records.push(await runner.run(state));
    return records;
  } finally {
    await endSession(session);
    await server.close();
  }
}
