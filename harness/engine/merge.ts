import type { ScenarioInput } from './scenario';

export type PlainObject = Record<string, unknown>;

/** Whether a JSON value is an object: neither null nor an array. */
export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Merges `over` into `base`: objects merge key by key; every other value, arrays and null included, replaces. Returns a new
 * value and changes neither argument. Arrays replace so that `quotas: []` gives no quotas.
 */
export function deepMerge(base: unknown, over: unknown): unknown {
  if (!isPlainObject(base) || !isPlainObject(over)) return over;
  const merged: PlainObject = { ...base };
  for (const [key, value] of Object.entries(over)) {
    setOwn(merged, key, Object.hasOwn(merged, key) ? deepMerge(merged[key], value) : value);
  }
  return merged;
}

/**
 * Merges a PATCH into a scenario: like `deepMerge`, but null resets a key to its default (RFC 7396). Inside a response of
 * `responses` null is an ordinary value, because the response's JSON is the tester's own; null for the whole response removes it.
 * An answer of `answers` is never merged: it replaces the one before it, so that a key which it does not have is gone.
 *
 * @param current the scenario as it was given, without defaults, so that a default language keeps following the site
 * @returns the merged scenario, not validated
 */
export function mergeScenario(current: ScenarioInput, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const { responses, answers, ...rest } = patch;
  const merged = mergePatch(current, rest) as PlainObject;
  mergeRows(merged, 'responses', responses, deepMerge);
  mergeRows(merged, 'answers', answers, (_before, answer) => answer);
  return merged;
}

/** Merges the rows of a key into those that a scenario has. */
function mergeRows(scenario: PlainObject, key: string, rows: unknown, merge: typeof deepMerge): void {
  if (rows === undefined) return;
  if (!isPlainObject(rows)) {
    if (rows === null) delete scenario[key];
    else scenario[key] = rows;
    return;
  }
  const kept = { ...(scenario[key] as PlainObject | undefined) };
  for (const [endpoint, row] of Object.entries(rows)) {
    if (row === null) delete kept[endpoint];
    else setOwn(kept, endpoint, Object.hasOwn(kept, endpoint) ? merge(kept[endpoint], row) : row);
  }
  scenario[key] = kept;
}

function mergePatch(base: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const merged: PlainObject = isPlainObject(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else setOwn(merged, key, mergePatch(Object.hasOwn(merged, key) ? merged[key] : undefined, value));
  }
  return merged;
}

/** Sets a key like an assignment, but a key named `__proto__` does not change the prototype. */
export function setOwn(target: PlainObject, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
