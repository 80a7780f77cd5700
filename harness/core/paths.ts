import { isPlainObject, type PlainObject } from './merge';

/** Undefined if missing. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isPlainObject(at) ? at[key] : undefined), tree);
}

/** `{ kyc: { steps: { 1: value } } }` for `kyc.steps.1`. */
export function patchFor(path: string, value: unknown): PlainObject {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as PlainObject;
}

/** Includes keys inside `path`. */
export function concerns(problemPath: string, path: string): boolean {
  return problemPath === path || problemPath.startsWith(`${path}.`);
}
