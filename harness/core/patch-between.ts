import { sameJson } from './effects';
import { isPlainObject, type PlainObject, setOwn } from './merge';

/** RFC 7396, without defaults. Removed keys of a response stay. */
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

const isWhole = (key: string) => key.includes(' ');
