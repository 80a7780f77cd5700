import { isPlainObject } from '../../engine/merge';
import type { Scenario } from '../../engine/scenario';

/** A key with different values in two scenarios; both values as text. */
export interface Difference {
  readonly path: string;
  readonly running: string;
  readonly linked: string;
}

/** Characters after which a shown value is cut. */
const MAX_SHOWN = 60;
/** Shown for a key that a scenario does not have. */
const NOT_SET = 'not set';

/** Keys whose values are compared as a whole: the keys inside them do not come from the scenario format. */
const WHOLE = ['query', 'faults'];

/** Lists the keys in which a linked scenario differs from the running one, in the order of the scenario format. */
export function differences(running: Scenario, linked: Scenario): Difference[] {
  return compare(running, linked, []);
}

function compare(running: unknown, linked: unknown, path: readonly string[]): Difference[] {
  const isWhole = path.length > 1 ? ['answers', 'responses'].includes(path[0] ?? '') : WHOLE.includes(path[0] ?? '');
  if (isPlainObject(running) && isPlainObject(linked) && !isWhole) {
    const keys = new Set([...Object.keys(linked), ...Object.keys(running)]);
    return [...keys].flatMap((key) => compare(own(running, key), own(linked, key), [...path, key]));
  }
  if (JSON.stringify(running) === JSON.stringify(linked)) return [];
  return [{ path: path.join('.'), running: shown(running), linked: shown(linked) }];
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function shown(value: unknown): string {
  if (value === undefined) return NOT_SET;
  const text = typeof value === 'string' ? value || '""' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
