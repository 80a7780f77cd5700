import { existsSync, readFileSync } from 'node:fs';
import { decodeLink } from '../engine/link';
import { ScenarioError, type ScenarioInput } from '../engine/scenario';
import { UsageError } from './exit';

/**
 * Reads the scenario that a command was given: a JSON file, or a link.
 *
 * @throws {UsageError} when it is neither of them
 * @throws {ScenarioError} when the link is broken; the content of a file is validated later, when the scenario is started
 */
export function scenarioArgument(value: string): ScenarioInput {
  if (existsSync(value)) return scenarioFile(value);
  if (value.endsWith('.json')) throw new UsageError(`There is no file ${value}`);
  const link = decodeLink(value);
  if (!link.ok) throw new ScenarioError(link.problems);
  return link.input;
}

/** The content of a JSON file. @throws {UsageError} when it is none */
export function scenarioFile(path: string): ScenarioInput {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ScenarioInput;
  } catch (error) {
    throw new UsageError(`${path} is no JSON file: ${error instanceof Error ? error.message : error}`);
  }
}
