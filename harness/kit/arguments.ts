import { UsageError } from './errors';

/** Each function throws a `UsageError` for a wrong value. */

/** The value of `--port`. */
export function portArgument(value: string): number {
  const port = wholeNumber('--port', 0)(value);
  if (port > 65_535) throw new UsageError(`--port takes a number from 0 to 65535, not "${value}"`);
  return port;
}

export function wholeNumber(option: string, least: number): (value: string) => number {
  return (value) => {
    if (/^\d+$/.test(value) && Number(value) >= least) return Number(value);
    throw new UsageError(`${option} takes a whole number from ${least}, not "${value}"`);
  };
}

/** Separated by commas; `all` means all of them. */
export function listOf<T extends string>(option: string, known: readonly T[]): (value: string) => readonly T[] {
  return (value) => {
    const items = value.split(',');
    if (value === 'all') return known;
    const unknown = items.find((item) => !known.includes(item as T));
    if (unknown !== undefined) throw new UsageError(`${option} takes ${known.join(', ')}, not "${unknown}"`);
    return items as T[];
  };
}

/** Reads `--shard i/n`. */
export function shardArgument(value: string): { readonly index: number; readonly of: number } {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  if (index === undefined || Number(index) < 1 || Number(index) > Number(of)) {
    throw new UsageError(`--shard takes i/n with i from 1 to n, such as 2/4, not "${value}"`);
  }
  return { index: Number(index), of: Number(of) };
}

export function addressArgument(value: string): URL {
  if (/^https?:/i.test(value) && URL.canParse(value)) return new URL(value);
  throw new UsageError(`--api takes the address of the API, such as https://api2.example.com, not "${value}"`);
}

export function idsArgument(value: string): readonly string[] {
  return value.split(',').map((id) => id.trim());
}
