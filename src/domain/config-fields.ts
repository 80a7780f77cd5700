import { lookUp } from './look-up';

/** The kinds of fields that the initial config is made of (`initial-config.ts`). Part of the first script, so they are checked without zod. */

/** A field of the config: what it accepts, and its value if it is absent or invalid. */
export interface Field<T> {
  readonly accepts: (given: unknown) => boolean;
  readonly byDefault: T;
  /** Whether the field is a list. Its invalid entries are dropped; if none is left, it takes its default. */
  readonly isList?: boolean;
}
/** Fields of the config by name, which may be groups themselves. */
export interface Group {
  readonly [name: string]: Field<unknown> | Group;
}

/** Whether a value is a text. */
export const isText = (given: unknown): given is string => typeof given === 'string';
/** A text that passes a check. Default of the check: every text does. */
export const text = (byDefault: string, accepts: (given: string) => boolean = () => true): Field<string> => ({
  accepts: (given) => isText(given) && accepts(given),
  byDefault,
});
/** An address that passes a check. If the default is empty, it may be empty; the field's comment says what that means. */
export const address = (accepts: (given: string) => boolean, byDefault = '') =>
  text(byDefault, (given) => given === byDefault || accepts(given));
/** One of a list of values. */
export const choiceOf = <const V extends string, const D>(values: readonly V[], byDefault: D): Field<V | D> => ({
  accepts: (given) => values.includes(given as V),
  byDefault,
});
/** A whole number that browsers hold exactly. */
export const whole = <D>(byDefault: D, min: number, max = Number.MAX_SAFE_INTEGER): Field<number | D> => ({
  accepts: (given) => Number.isSafeInteger(given) && (given as number) >= min && (given as number) <= max,
  byDefault,
});

/** Whether a part of a group is a field, and not a group. */
function isField(field: Field<unknown> | Group): field is Field<unknown> {
  return 'byDefault' in field;
}

/** What a group of fields gives. */
export type ConfigOf<G> = {
  readonly [Name in keyof G]: G[Name] extends Field<infer Value> ? Value : ConfigOf<G[Name]>;
};
/** What a server may send for a group of fields. */
export type InputOf<G> = { [Name in keyof G]?: G[Name] extends Field<infer Value> ? Value : InputOf<G[Name]> };

/** Reads the fields of a group. If `raw` is no object, all fields have their defaults, and `path` is a problem. */
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
