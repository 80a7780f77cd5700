import { sameJson } from './effects';
import { isPlainObject, type PlainObject, setOwn } from './merge';

/**
 * The PATCH that makes one scenario of another one, both without defaults (RFC 7396: null removes a key). A response in `responses` is merged by the
 * server, so that a key of it which is gone stays.
 */
export function patchBetween(before: PlainObject, after: PlainObject): PlainObject {
  const patch: PlainObject = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [before[key], after[key]];
    if (sameJson(from, to)) continue;
    if (!Object.hasOwn(after, key)) setOwn(patch, key, null);
    else if (isPlainObject(from) && isPlainObject(to) && !isWhole(key)) setOwn(patch, key, patchBetween(from, to));
    else setOwn(patch, key, to);
  }
  return patch;
}

/** Whether a key is the name of a call: its answer is given as a whole. */
const isWhole = (key: string) => key.includes(' ');
