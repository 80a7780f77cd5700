import { scenarioMark } from '../../core/link-facts';
import type { OwnFile, OwnFiles } from '../../core/own-files';
import type { Scenario } from '../../core/scenario';

/** A file as the panel last read or wrote it. */
export interface Held {
  readonly file: string;
  readonly hash: string;
}

/** Applies while the scenario keeps this name. */
export interface HeldScenario extends Held {
  readonly name: string;
}

export interface RunningFile {
  readonly held: HeldScenario;
  /** Undefined if the file is gone. */
  readonly file: OwnFile | undefined;
  /** Changed since it was opened or saved. False while the file is stale. */
  readonly isChanged: boolean;
  /** Someone else has changed or removed the file. */
  readonly isStale: boolean;
}

/** Undefined if the scenario has no file. */
export function runningFile(
  scenario: Scenario | undefined,
  list: OwnFiles | undefined,
  held: HeldScenario | undefined,
): RunningFile | undefined {
  if (!scenario || !list || held?.name !== scenario.name) return undefined;
  const file = list.files.find((one) => one.file === held.file);
  const isStale = file?.hash !== held.hash;
  return { held, file, isStale, isChanged: !isStale && file?.mark !== scenarioMark(scenario) };
}

/** Finds the file of a scenario that another panel opened: the only file with exactly this content. */
export function fileOfScenario(scenario: Scenario, list: OwnFiles): HeldScenario | undefined {
  const mark = scenarioMark(scenario);
  const [found, ...more] = list.files.filter((file) => file.mark === mark);
  return found && more.length === 0 ? { file: found.file, hash: found.hash, name: found.name } : undefined;
}
