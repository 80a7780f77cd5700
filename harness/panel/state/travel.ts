import { valueAt } from '../../core/paths';
import type { Direction } from '../../server/scenario-history';
import type { PatchedScenario, ScenarioInfo } from '../../server/session';
import { CONTROL_ROWS, shownValue } from '../controls/rows';
import { control } from './api';
import { notify, tried } from './notice';
import { adoptNext } from './scenario-changes';
import { store } from './store';

/** Undoes or redoes the last change of any client. */
export async function travel(direction: Direction): Promise<void> {
  if (!store.current?.steps[direction]) return notify(`There is nothing to ${direction}`);
  const before = store.current.scenario;
  await tried(async () => {
    const answer = await control<ScenarioInfo & Partial<PatchedScenario>>('POST', `/scenario/${direction}`);
    await adoptNext(answer, answer.effect ?? 'reopen');
    notify(`${direction === 'undo' ? 'Undone' : 'Done again'}: ${whatChanged(before, answer.scenario)}`);
  });
}

/** The control and its value if only one changed, otherwise the scenario's name. */
function whatChanged(before: unknown, after: ScenarioInfo['scenario']): string {
  const changed = CONTROL_ROWS.filter(({ path }) => valueAt(before, path) !== valueAt(after, path));
  const [row] = changed;
  return row && changed.length === 1 ? `${row.label} ${shownValue(row, valueAt(after, row.path))}` : after.name;
}
