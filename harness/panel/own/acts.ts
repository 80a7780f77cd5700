import { ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { type OwnFile, type OwnScenario, ownFileName } from '../../engine/own-files';
import type { Scenario, ScenarioInput } from '../../engine/scenario';
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

/** What a tester does with their own scenarios and walks. The files are the server's; a refused act changes nothing. */

/** Another panel of this run may have opened a file. */
function findRunning(): void {
  const scenario = store.current?.scenario;
  const { list, running } = ownStore;
  if (!scenario || !list || running?.name === scenario.name) return;
  const found = fileOfScenario(scenario as Scenario, list);
  if (found) holdRunning(found);
}
subscribeKey(store, 'current', findRunning);
subscribeKey(ownStore, 'list', findRunning);

/** The scenario of a file; undefined if it cannot be read, which a notice then says. */
export async function readOwn(file: string): Promise<ScenarioInput | undefined> {
  return (await tried(() => control<OwnScenario>('GET', pathOf(file))))?.scenario;
}

/** Opens a file: starts its scenario, or shows the steps of a walk. Resolves with whether it could. */
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

/** Makes a copy of a file beside it. */
export async function duplicate({ file, name }: OwnFile): Promise<void> {
  const scenario = await readOwn(file);
  if (!scenario) return;
  const copy = await putUnderFreeName(scenario, `${name} copy`);
  if ('refused' in copy) return notify(copy.refused);
  ownStore.chosen = copy.file;
  notify(`Copied as ${copy.file}`);
}

/** Gives a file and its scenario another name. Resolves with why it could not; undefined if it could. */
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

/** Deletes a file, which the list then offers to bring back. */
export async function remove({ file, hash }: OwnFile): Promise<void> {
  await tried(() => control('DELETE', `${pathOf(file)}?hash=${hash}`));
}

export async function restore(file: string): Promise<void> {
  if (await tried(() => control('POST', `${pathOf(file)}/restore`))) ownStore.chosen = file;
}

/** Saves a file of the folder elsewhere. */
export async function exportFile(file: string): Promise<void> {
  const scenario = await readOwn(file);
  if (scenario) download(scenario, file);
}

/** Saves the running scenario elsewhere than in the folder. */
export function exportScenario(): void {
  const content = contentOf('scenario');
  if (content) download(content, ownFileName(content.name ?? '') || 'scenario.json');
}

function download(scenario: ScenarioInput, file: string): void {
  saveFile(file, new Blob([`${JSON.stringify(scenario, null, 2)}\n`], { type: 'application/json' }));
}

/** The scenario of a file that the panel no longer knows; undefined if it is gone or broken. */
export async function readPresent(file: string): Promise<OwnScenario | undefined> {
  return control<OwnScenario>('GET', pathOf(file)).catch(() => undefined);
}

/** Present hash of a file; null if it is gone, undefined if it is broken and so may not be replaced. */
export function replaceable(file: string): string | null | undefined {
  const found = fileOf(ownStore.list, file);
  if (!found) return null;
  return found.problems.length === 0 ? found.hash : undefined;
}
