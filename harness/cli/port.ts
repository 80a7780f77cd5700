import { UsageError } from './exit';

/**
 * A port as `--port` gives it; undefined without one.
 *
 * @throws {UsageError} when it is no port
 */
export function portArgument(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new UsageError(`--port takes a number from 0 to 65535, not "${value}"`);
  return port;
}
