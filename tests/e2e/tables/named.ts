import { SCENARIOS } from '../../../fixtures/scenarios';
import type { ScenarioInput } from '../../../harness/engine/scenario';

/**
 * A named scenario by its id.
 * @throws Error when there is none of that id.
 */
export function named(id: string): ScenarioInput & { readonly name: string } {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no scenario ${id}`);
  return found.scenario;
}
