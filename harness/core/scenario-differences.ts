import { lookUp } from '../../src/domain/look-up';
import { isPlainObject } from './merge';
import type { Scenario } from './scenario';

/** Both values are texts. */
export interface Difference {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Longer values are cut. */
const MAX_SHOWN = 60;
const NOT_SET = 'not set';

/** Compared as a whole: their inner keys are not in the scenario format. */
const WHOLE = ['query', 'faults'];

/** In the order of the scenario format. */
export function differences(before: Scenario, after: Scenario): Difference[] {
  return compare(before, after, []);
}

function compare(before: unknown, after: unknown, path: readonly string[]): Difference[] {
  const isWhole = path.length > 1 ? ['answers', 'responses'].includes(path[0] ?? '') : WHOLE.includes(path[0] ?? '');
  if (isPlainObject(before) && isPlainObject(after) && !isWhole) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...keys].flatMap((key) => compare(lookUp(before, key), lookUp(after, key), [...path, key]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ path: path.join('.'), before: shown(before), after: shown(after) }];
}

function shown(value: unknown): string {
  if (value === undefined) return NOT_SET;
  const text = typeof value === 'string' ? value || '""' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
