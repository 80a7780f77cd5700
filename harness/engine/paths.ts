import { isPlainObject, type PlainObject } from './merge';

/** Functions that read and write scenario keys by dotted paths. */

/** Value at a dotted path; `undefined` if there is none. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isPlainObject(at) ? at[key] : undefined), tree);
}

/** Patch that sets one key: `{ kyc: { steps: { 1: value } } }` for `kyc.steps.1`. */
export function patchFor(path: string, value: unknown): PlainObject {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as PlainObject;
}

/** Whether a problem is about the key at `path` or about a key inside it. */
export function concerns(problemPath: string, path: string): boolean {
  return problemPath === path || problemPath.startsWith(`${path}.`);
}
