import { isPlainObject, type PlainObject } from './merge';

/** Changes a scenario of one version into the next version. Its input is not validated, so it must not assume types. */
export type Migration = (scenario: PlainObject) => PlainObject;

/**
 * The step from each earlier version to the next. To change the format, raise `SCENARIO_VERSION` and add a row for the previous
 * version; old links and files then still work.
 */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {};

/**
 * Migrates a scenario to `version`, one step at a time. A value without a version counts as current. Returns the input unchanged if it
 * is not an object or its version is unknown; the schema then reports the problem.
 */
export function migrate(value: unknown, version: number, migrations: Readonly<Record<number, Migration>>): unknown {
  let scenario = value;
  while (isPlainObject(scenario) && typeof scenario.version === 'number' && scenario.version < version) {
    const from = scenario.version;
    const step = migrations[from];
    if (step === undefined) return scenario;
    scenario = { ...step(scenario), version: from + 1 };
  }
  return scenario;
}
