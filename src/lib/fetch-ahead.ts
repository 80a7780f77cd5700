import { whenReady } from './readiness';

/** Whether the browser is set to use as little data as possible. Browsers that do not say so count as not. */
export function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Fetches code that the member is likely to need next, once the page is ready; never for a member who saves data. A failure is noticed when
 * the code is needed.
 *
 * @param load imports the code
 * @returns the function that cancels it
 */
export function fetchWhenReady(load: () => Promise<unknown>): () => void {
  if (savesData()) return () => {};
  return whenReady(() => void load().catch(() => undefined));
}
