import { type Operator, parseOperator } from '../domain/operator';
import { initialConfig } from './initial-config';

let parsed: ReturnType<typeof parseOperator> | undefined;

/** Reads the facts about the operator from the initial config, once, with the paths of those that were refused. Never throws. */
export function readOperator(): ReturnType<typeof parseOperator> {
  parsed ??= parseOperator(initialConfig().operator);
  return parsed;
}

/** The facts about the operator; each may be undefined. */
export function operatorFacts(): Operator {
  return readOperator().operator;
}
