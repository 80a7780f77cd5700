import type { PageSession } from './page-session';

/** Evaluates in a page without Playwright. @throws Error if the expression throws */
export async function evaluateIn<T>(page: PageSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`The page could not be measured: ${JSON.stringify(exceptionDetails)}`);
  return result.value as T;
}
