import { type Operator, parseOperator } from '../domain/operator';
import { initialConfig } from './initial-config';

let parsed: ReturnType<typeof parseOperator> | undefined;

/** Once, with the paths of refused facts. Never throws. */
export function readOperator(): ReturnType<typeof parseOperator> {
  parsed ??= parseOperator(initialConfig().operator);
  return parsed;
}

export function operatorFacts(): Operator {
  return readOperator().operator;
}
