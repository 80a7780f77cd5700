import { initialConfig } from './initial-config';
import { operatorFacts } from './operator';

/** Legal name, else the brand. */
export function operatorName(): string {
  return operatorFacts().legalName ?? initialConfig().brand.name;
}
