import { UsageError } from './exit';

/**
 * Reads the port of `--port`; undefined if the option is missing.
 *
 * @throws {UsageError} when the value is not a port number
 */
export function portArgument(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new UsageError(`--port takes a number from 0 to 65535, not "${value}"`);
  return port;
}
