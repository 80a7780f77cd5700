type Load<T> = () => Promise<T>;

let partNeeds: Load<unknown> = () => Promise.resolve();
const ofFirstViews = new WeakSet<Load<unknown>>();

/** Sets what a part of a page needs besides its code, such as texts that the page's first view did not need. It may reject. */
export function setPartNeeds(next: Load<unknown>): void {
  partNeeds = next;
}

/** Marks a part of first views, whose texts come with theirs (`i18n/first-texts.ts` names its file): it waits for nothing but its code. */
export function ofFirstView<L extends Load<unknown>>(load: L): L {
  ofFirstViews.add(load);
  return load;
}

/**
 * Imports a part of a page that has texts, when all that it needs is there.
 *
 * @param load imports it; has to be called anew for each attempt
 * @throws the error of the import, or of what else is needed
 */
export async function loadPart<T>(load: Load<T>): Promise<T> {
  const [part] = await Promise.all([load(), ofFirstViews.has(load) ? undefined : partNeeds()]);
  return part;
}
