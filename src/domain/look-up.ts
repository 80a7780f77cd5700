/** `table[key]` also finds inherited names such as `constructor`. */

/** Own keys only; otherwise undefined. */
export function lookUp<V>(table: Readonly<Record<string, V>>, key: string): V | undefined {
  return isKeyOf(table, key) ? table[key] : undefined;
}

export function isKeyOf<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}

export function oneOf<const V extends string>(values: readonly V[], value: unknown): V | undefined {
  return values.find((one) => one === value);
}
