import { ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { type OwnFile, type OwnScenario, ownFileName } from '../../core/own-files';
import type { Scenario, ScenarioInput } from '../../core/scenario';
import { saveFile } from '../shared/save-file';
import { control, messageOf } from '../state/api';
import { notify, tried } from '../state/notice';
import { patchScenario, startScenario } from '../state/scenario-changes';
import { store } from '../state/store';
import { openWalk } from '../walks/open-walk';
import { walksStore } from '../walks/store';
import { fileOfScenario, type Held } from './running-file';
import { contentOf, pathOf, putUnderFreeName } from './save';
import { fileOf, holdRunning, ownStore } from './store';

/** Acts on the tester's files. A rejected act changes nothing. */

/** Another panel may have opened a file. */
function findRunning(): void {
  const scenario = store.current?.scenario;
  const { list, running } = ownStore;
  if (!scenario || !list || running?.name === scenario.name) return;
  const found = fileOfScenario(scenario as Scenario, list);
  if (found) holdRunning(found);
}
subscribeKey(store, 'current', findRunning);
subscribeKey(ownStore, 'list', findRunning);

/** Undefined if it cannot be read, with a notice. */
export async function readOwn(file: string): Promise<ScenarioInput | undefined> {
  return (await tried(() => control<OwnScenario>('GET', pathOf(file))))?.scenario;
}

/** Starts a scenario, or shows a walk. Resolves to whether it succeeded. */
export async function openOwn(file: string): Promise<boolean> {
  const read = await tried(() => control<OwnScenario>('GET', pathOf(file)));
  if (!read) return false;
  const { scenario, hash } = read;
  if ((scenario.steps?.length ?? 0) > 0) {
    openWalk({ scenario, file: { file, hash } });
  } else {
    if (!(await startScenario(scenario))) return false;
    holdRunning({ file, hash, name: scenario.name ?? '' });
    notify(scenario.name ?? file);
  }
  return true;
}

export async function duplicate({ file, name }: OwnFile): Promise<void> {
  const scenario = await readOwn(file);
  if (!scenario) return;
  const copy = await putUnderFreeName(scenario, `${name} copy`);
  if ('refused' in copy) return notify(copy.refused);
  ownStore.chosen = copy.file;
  notify(`Copied as ${copy.file}`);
}

/** Renames the file and its scenario. Resolves to the problem, or undefined. */
export async function rename(of: OwnFile, name: string): Promise<string | undefined> {
  const to = ownFileName(name) || of.file;
  try {
    const renamed = await control<Held>('POST', `${pathOf(of.file)}/rename`, { to, name, hash: of.hash });
    const { running } = ownStore;
    if (running?.file === of.file && running.name === store.current?.scenario.name) {
      holdRunning({ ...renamed, name });
      await patchScenario({ name });
    }
    const { open } = walksStore;
    if (open?.file?.file === of.file) {
      walksStore.open = ref({ ...open, scenario: { ...open.scenario, name }, file: renamed });
    }
    ownStore.chosen = renamed.file;
    notify(`It is ${renamed.file} now`);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** The list then offers to restore it. */
export async function remove({ file, hash }: OwnFile): Promise<void> {
  await tried(() => control('DELETE', `${pathOf(file)}?hash=${hash}`));
}

export async function restore(file: string): Promise<void> {
  if (await tried(() => control('POST', `${pathOf(file)}/restore`))) ownStore.chosen = file;
}

export async function exportFile(file: string): Promise<void> {
  const scenario = await readOwn(file);
  if (scenario) download(scenario, file);
}

export function exportScenario(): void {
  const content = contentOf('scenario');
  if (content) download(content, ownFileName(content.name ?? '') || 'scenario.json');
}

function download(scenario: ScenarioInput, file: string): void {
  saveFile(file, new Blob([`${JSON.stringify(scenario, null, 2)}\n`], { type: 'application/json' }));
}

/** Undefined if the file is gone or broken. */
export async function readPresent(file: string): Promise<OwnScenario | undefined> {
  return control<OwnScenario>('GET', pathOf(file)).catch(() => undefined);
}

/** Hash of the file. Null if it is gone, undefined if it is broken and must not be replaced. */
export function replaceable(file: string): string | null | undefined {
  const found = fileOf(ownStore.list, file);
  if (!found) return null;
  return found.problems.length === 0 ? found.hash : undefined;
}
