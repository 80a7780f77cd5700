/** Takes a function, because programs without a browser import the stores too. */
export function stored<Value>(storage: () => Storage, key: string): Value | undefined {
  try {
    return (JSON.parse(storage().getItem(key) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}
