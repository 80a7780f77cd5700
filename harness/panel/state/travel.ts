import { valueAt } from '../../engine/paths';
import type { Direction } from '../../server/scenario-history';
import type { PatchedScenario, ScenarioInfo } from '../../server/session';
import { CONTROL_ROWS, shownValue } from '../controls/rows';
import { control } from './api';
import { notify, tried } from './notice';
import { adoptNext } from './scenario-changes';
import { store } from './store';

/** Takes the last change of the scenario back, whoever has made it, or makes one again that was taken back. */
export async function travel(direction: Direction): Promise<void> {
  if (!store.current?.steps[direction]) return notify(`There is nothing to ${direction}`);
  const before = store.current.scenario;
  await tried(async () => {
    const answer = await control<ScenarioInfo & Partial<PatchedScenario>>('POST', `/scenario/${direction}`);
    await adoptNext(answer, answer.effect ?? 'reopen');
    notify(`${direction === 'undo' ? 'Undone' : 'Done again'}: ${whatChanged(before, answer.scenario)}`);
  });
}

/** The changed control and its value if it is one control, else the name of the scenario. */
function whatChanged(before: unknown, after: ScenarioInfo['scenario']): string {
  const changed = CONTROL_ROWS.filter(({ path }) => valueAt(before, path) !== valueAt(after, path));
  const [row] = changed;
  return row && changed.length === 1 ? `${row.label} ${shownValue(row, valueAt(after, row.path))}` : after.name;
}
