import { lookUp } from './look-up';

/** No zod: part of the first script. */

export interface Field<T> {
  readonly accepts: (given: unknown) => boolean;
  readonly byDefault: T;
  /** Drops invalid entries; an empty list takes the default. */
  readonly isList?: boolean;
}
/** May contain nested groups. */
export interface Group {
  readonly [name: string]: Field<unknown> | Group;
}

export const isText = (given: unknown): given is string => typeof given === 'string';
/** By default, accepts every text. */
export const text = (byDefault: string, accepts: (given: string) => boolean = () => true): Field<string> => ({
  accepts: (given) => isText(given) && accepts(given),
  byDefault,
});
/** May be empty only if the default is. */
export const address = (accepts: (given: string) => boolean, byDefault = '') =>
  text(byDefault, (given) => given === byDefault || accepts(given));
export const choiceOf = <const V extends string, const D>(values: readonly V[], byDefault: D): Field<V | D> => ({
  accepts: (given) => values.includes(given as V),
  byDefault,
});
/** Safe integers only. */
export const whole = <D>(byDefault: D, min: number, max = Number.MAX_SAFE_INTEGER): Field<number | D> => ({
  accepts: (given) => Number.isSafeInteger(given) && (given as number) >= min && (given as number) <= max,
  byDefault,
});

function isField(field: Field<unknown> | Group): field is Field<unknown> {
  return 'byDefault' in field;
}

export type ConfigOf<G> = {
  readonly [Name in keyof G]: G[Name] extends Field<infer Value> ? Value : ConfigOf<G[Name]>;
};
export type InputOf<G> = { [Name in keyof G]?: G[Name] extends Field<infer Value> ? Value : InputOf<G[Name]> };

/** Not an object: all fields take defaults. */
export function readGroup(
  group: Group,
  raw: unknown,
  path: string,
  problems: string[],
  prefix = '',
): Record<string, unknown> {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  if (!isObject && raw !== undefined) problems.push(path);
  const given: Record<string, unknown> = isObject ? { ...raw } : {};
  const entries = Object.entries(group).map(([name, field]) => {
    const at = prefix + name;
    const value = lookUp(given, name);
    const read = isField(field)
      ? readField(field, value, at, problems)
      : readGroup(field, value, at, problems, `${at}.`);
    return [name, read];
  });
  return Object.fromEntries(entries);
}

function readField<T>(
  { accepts, byDefault, isList }: Field<T>,
  given: unknown,
  path: string,
  problems: string[],
): unknown {
  if (given === undefined) return byDefault;
  if (!isList || !Array.isArray(given)) {
    if (!isList && accepts(given)) return given;
    problems.push(path);
    return byDefault;
  }
  const valid = given.filter(accepts);
  if (valid.length === given.length) return given;
  problems.push(`${path}.*`);
  return valid.length > 0 ? valid : byDefault;
}
