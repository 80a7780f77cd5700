import { initialConfig } from './initial-config';
import { operatorFacts } from './operator';

/** Who keeps the member's data and asks for it: the company's legal name, or the brand where that is not known. */
export function operatorName(): string {
  return operatorFacts().legalName ?? initialConfig().brand.name;
}
