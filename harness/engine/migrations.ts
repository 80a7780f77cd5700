import { isPlainObject, type PlainObject } from './merge';

/** Takes a scenario of one version to the next. Works on JSON that has not been checked, so it must not assume types. */
export type Migration = (scenario: PlainObject) => PlainObject;

/**
 * One row a version that once was: what makes it the next one. A change of the format raises `SCENARIO_VERSION` and adds
 * the row for the version before; old links and files then go on working.
 */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {};

/**
 * Brings a scenario up to `version`, one step at a time. A value without a version counts as today's. What is no object, or
 * carries a version that is not known, comes back as it is: the schema says what is wrong with it.
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
