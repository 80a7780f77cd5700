import type { ScenarioInput } from './scenario';

export type PlainObject = Record<string, unknown>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lays one JSON value over another: objects merge key by key, everything else, arrays and null included, replaces.
 * Neither argument is changed. Arrays replace because a list's meaning is its whole: `quotas: []` must give no quotas.
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
 * PATCH of a scenario: as `deepMerge`, and null takes a key back to its default (RFC 7396). Below an endpoint's name in
 * `responses` the JSON is the tester's own, so there null is a value; null for the endpoint as a whole drops the override.
 * Merges what was given, not what was completed: a language that nobody chose goes on following the site.
 */
export function mergeScenario(current: ScenarioInput, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const { responses, ...rest } = patch;
  const merged = mergePatch(current, rest) as PlainObject;
  if (responses === undefined) return merged;
  if (responses === null) {
    delete merged.responses;
    return merged;
  }
  if (!isPlainObject(responses)) return { ...merged, responses };
  const kept = deepMerge(current.responses ?? {}, responses) as PlainObject;
  for (const [endpoint, response] of Object.entries(responses)) if (response === null) delete kept[endpoint];
  return { ...merged, responses: kept };
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

/** A key named `__proto__` in somebody's JSON is a key like any other, never the prototype. */
function setOwn(target: PlainObject, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
