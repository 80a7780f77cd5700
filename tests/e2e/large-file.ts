import { truncate, writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';

/** One byte above every form's limit. */
export const TOO_LARGE = 10_000_001;

/** A path, because Playwright sends buffers as text, which takes seconds. @param start first bytes; zeros follow */
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
