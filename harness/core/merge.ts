import type { ScenarioInput } from './scenario';

export type PlainObject = Record<string, unknown>;

/** Neither null nor an array. */
export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Other values replace, arrays included. Changes neither argument. */
export function deepMerge(base: unknown, over: unknown): unknown {
  if (!isPlainObject(base) || !isPlainObject(over)) return over;
  const merged: PlainObject = { ...base };
  for (const [key, value] of Object.entries(over)) {
    setOwn(merged, key, Object.hasOwn(merged, key) ? deepMerge(merged[key], value) : value);
  }
  return merged;
}

/**
 * Null resets a key (RFC 7396), except in responses. Not validated. @param current without defaults, so that a default
 * language follows the site
 */
export function mergeScenario(current: ScenarioInput, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const { responses, answers, ...rest } = patch;
  const merged = mergePatch(current, rest) as PlainObject;
  mergeRows(merged, 'responses', responses, deepMerge);
  mergeRows(merged, 'answers', answers, (_before, answer) => answer);
  return merged;
}

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

/** Unlike an assignment, `__proto__` does not change the prototype. */
export function setOwn(target: PlainObject, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
