import { truncate, writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';

/** One byte more than every form takes. */
export const TOO_LARGE = 10_000_001;

/**
 * The path of a large file. A browser opens a path by itself; a buffer of that size would be sent to it as text, which takes seconds.
 *
 * @param start its first bytes; zeros follow
 */
export async function largeFile(
  testInfo: TestInfo,
  name: string,
  bytes: number,
  start = Buffer.alloc(0),
): Promise<string> {
  const path = testInfo.outputPath(name);
  await writeFile(path, start);
  await truncate(path, bytes);
  return path;
}
