import type { PageSession } from '../../harness/sweep/page-session';

/**
 * Runs an expression in a page without Playwright, and waits for its value.
 *
 * @throws Error if the expression throws
 */
export async function evaluateIn<T>(page: PageSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`The page could not be measured: ${JSON.stringify(exceptionDetails)}`);
  return result.value as T;
}
