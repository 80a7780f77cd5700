/**
 * Values from outside (an address, a storage, an answer of the server, a vendor's message) as keys of tables and as members of lists. Every
 * such question is asked here, because `table[key]` and `key in table` also find what all objects inherit, such as `constructor`. A test
 * reports each other place where a text is used as a key.
 */

/** The table's own value of a key; undefined for every other key. */
export function lookUp<V>(table: Readonly<Record<string, V>>, key: string): V | undefined {
  return isKeyOf(table, key) ? table[key] : undefined;
}

/** Whether a text is one of the table's own keys. */
export function isKeyOf<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}

/** The value if it is one of `values`; else undefined. */
export function oneOf<const V extends string>(values: readonly V[], value: unknown): V | undefined {
  return values.find((one) => one === value);
}
