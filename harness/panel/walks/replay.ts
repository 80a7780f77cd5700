import { subscribeKey } from 'valtio/utils';
import type { ScenarioInput } from '../../engine/scenario';
import { runWalk } from '../../engine/walks/run-walk';
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

/** Runs the walk that is shown, in the app that the panel shows and in the panel's own session. */

let running: AbortController | undefined;
/** Changes of the scenario by the walk itself that the server has not answered yet. */
let changing = 0;

/** Changes the panel's scenario, which opens the app or loads it again as far as the change asks for it. */
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

// Somebody who opens the app anew, or starts another scenario, takes the app away from the walk.
subscribeKey(store, 'opening', () => changing === 0 && stopReplay('The app was opened anew'), true);

/** Stops the replay before its next step. */
export function stopReplay(why = 'Stopped'): void {
  running?.abort(new Error(why));
}

/**
 * Replays the shown walk from its beginning.
 *
 * @param until the last step to do, counted from 1; default: all
 */
export async function replay(until?: number): Promise<void> {
  const { open } = walksStore;
  if (open === undefined) return;
  stopReplay();
  const stop = new AbortController();
  running = stop;
  const focused = document.activeElement;
  // In a hidden view the app draws nothing, and nothing of it can be pressed.
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
    // A walk that is not valid: a step that fails is a result.
    tell({ isRunning: false, failure: { number: 0, message: error instanceof Error ? error.message : String(error) } });
  } finally {
    if (running === stop) {
      running = undefined;
      // The acts move the focus into the app; somebody who uses the keyboard goes on where they were.
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    }
  }
}
