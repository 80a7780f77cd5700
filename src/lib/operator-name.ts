import { initialConfig } from './initial-config';

/** Who keeps the member's data and asks for it: the company's legal name, or the brand where that is not known. */
export function operatorName(): string {
  const { operator, brand } = initialConfig();
  return operator.legalName ?? brand.name;
}
