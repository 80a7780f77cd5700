import { existsSync } from 'node:fs';
import { decodeLink } from '../core/link';
import { ScenarioError, type ScenarioInput } from '../core/scenario';
import { givenJson } from '../kit/given-file';

/**
 * Reads a JSON file or a link. Validates only links. @throws {UsageError} if it is neither @throws {ScenarioError} if
 * the link is broken
 */
export function scenarioArgument(value: string): ScenarioInput {
  if (existsSync(value) || value.endsWith('.json')) return givenJson(value) as ScenarioInput;
  const link = decodeLink(value);
  if (!link.ok) throw new ScenarioError(link.problems);
  return link.input;
}
