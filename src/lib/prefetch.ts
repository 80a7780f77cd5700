import { whenReady } from './readiness';

/** False if the browser does not say. */
export function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}

/** Fetches code ahead once the page is ready, unless the member saves data. @param load imports the code @returns the cancel function */
export function prefetchWhenReady(load: () => Promise<unknown>): () => void {
  if (savesData()) return () => {};
  return whenReady(() => void load().catch(() => undefined));
}
