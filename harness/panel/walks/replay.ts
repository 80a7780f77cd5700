import { subscribeKey } from 'valtio/utils';
import type { ScenarioInput } from '../../core/scenario';
import { runWalk } from '../../core/walks/run-walk';
import type { PatchedScenario, ScenarioInfo } from '../../server/session';
import { askApp } from '../stage/app-page';
import { control, messageOf } from '../state/api';
import { showView } from '../state/navigation';
import { notify } from '../state/notice';
import { adoptNext } from '../state/scenario-changes';
import { store } from '../state/store';
import { PanelDriver } from './panel-driver';
import { walksStore } from './store';
import { textsIn } from './texts';

/** Runs the shown walk in the panel's own app and session. */

let running: AbortController | undefined;
/** Number of the walk's own pending changes. */
let changing = 0;

async function change(method: 'PUT' | 'PATCH', body: unknown): Promise<ScenarioInfo & Partial<PatchedScenario>> {
  changing += 1;
  try {
    const answer = await control<ScenarioInfo & Partial<PatchedScenario>>(method, '/scenario', body);
    await adoptNext(answer, answer.effect ?? 'reopen');
    return answer;
  } catch (error) {
    throw new Error(messageOf(error));
  } finally {
    changing -= 1;
  }
}

// Opening the app or starting a scenario takes the app away from the walk.
subscribeKey(store, 'opening', () => changing === 0 && stopReplay('The app was opened again'), true);

export function stopReplay(why = 'Stopped'): void {
  running?.abort(new Error(why));
}

/** @param until last step, counted from 1; default: all */
export async function replay(until?: number): Promise<void> {
  const { open } = walksStore;
  if (open === undefined) return;
  stopReplay();
  const stop = new AbortController();
  running = stop;
  const focused = document.activeElement;
  // A hidden app draws nothing and cannot be clicked.
  showView('app');
  if (store.part === 'controls') store.part = 'app';
  const last = until ?? open.scenario.steps?.length ?? 0;
  const tell = (more: Partial<NonNullable<typeof walksStore.replay>>) => {
    if (running !== stop) return;
    walksStore.replay = { at: 0, isRunning: true, until: last, ...walksStore.replay, ...more };
  };
  walksStore.replay = undefined;
  tell({});
  try {
    const result = await runWalk(
      open.scenario as ScenarioInput,
      {
        driver: new PanelDriver(askApp, stop.signal),
        session: { put: (scenario) => change('PUT', scenario), patch: (patch) => change('PATCH', patch) },
        texts: textsIn,
        language: walksStore.language,
        until,
        slow: walksStore.slow,
        signal: stop.signal,
      },
      ({ number }) => tell({ at: Math.min(number + 1, last) }),
    );
    const { failure, seconds, passed } = result;
    tell({ isRunning: false, seconds, failure, at: failure ? failure.number : passed });
    const ended = stop.signal.aborted ? 'Stopped at' : 'Failed at';
    if (running === stop) notify(failure ? `${ended} step ${failure.number}` : `${passed} steps in ${seconds} s`);
  } catch (error) {
    // An invalid walk throws; a failed step is a result.
    tell({ isRunning: false, failure: { number: 0, message: error instanceof Error ? error.message : String(error) } });
  } finally {
    if (running === stop) {
      running = undefined;
      // Restore the focus, which the acts moved into the app.
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    }
  }
}
