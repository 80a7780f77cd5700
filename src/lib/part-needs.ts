let partNeeds: () => Promise<unknown> = () => Promise.resolve();

/** Sets what a part of a page needs besides its code, such as texts that the page's first view did not need. It may reject. */
export function setPartNeeds(next: () => Promise<unknown>): void {
  partNeeds = next;
}

/**
 * Imports a part of a page that has texts, when all that it needs is there.
 *
 * @param load imports it; has to be called anew for each attempt
 * @throws the error of the import, or of what else is needed
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), partNeeds()]);
  return part;
}
