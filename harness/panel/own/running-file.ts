import { scenarioMark } from '../../engine/link-facts';
import type { OwnFile, OwnFiles } from '../../engine/own-files';
import type { Scenario } from '../../engine/scenario';

/** A file as this panel has read or written it last. */
export interface Held {
  readonly file: string;
  readonly hash: string;
}

/** The file of the running scenario. It stays that as long as the scenario has this name. */
export interface HeldScenario extends Held {
  readonly name: string;
}

/** The own file that the running scenario comes from, and how the two differ. */
export interface RunningFile {
  readonly held: HeldScenario;
  /** Undefined: the file is no longer there. */
  readonly file: OwnFile | undefined;
  /** Whether the scenario was changed since it was opened or saved. Not told while the file itself is another one. */
  readonly isChanged: boolean;
  /** Whether somebody else has changed or removed the file since. */
  readonly isStale: boolean;
}

/** The file of the running scenario; undefined if it is none of the tester's own. */
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

/**
 * The file that a panel takes for that of a scenario which somebody else has opened, such as another panel of the same run: the only one that holds
 * exactly this scenario.
 */
export function fileOfScenario(scenario: Scenario, list: OwnFiles): HeldScenario | undefined {
  const mark = scenarioMark(scenario);
  const [found, ...more] = list.files.filter((file) => file.mark === mark);
  return found && more.length === 0 ? { file: found.file, hash: found.hash, name: found.name } : undefined;
}
