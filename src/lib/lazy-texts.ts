type Load<T> = () => Promise<T>;

let loadTexts: Load<unknown> = () => Promise.resolve();
const withFirstTexts = new WeakSet<Load<unknown>>();

/** Sets what parts need besides code, such as texts. It may reject. */
export function setTextsLoader(next: Load<unknown>): void {
  loadTexts = next;
}

/** Marks a part of first views (`i18n/first-texts.ts`): it only waits for its code. */
export function hasFirstTexts<L extends Load<unknown>>(load: L): L {
  withFirstTexts.add(load);
  return load;
}

/** Imports a part when its needs have loaded. @param load call it again for each attempt @throws the error of the import or of a need */
export async function loadWithTexts<T>(load: Load<T>): Promise<T> {
  const [part] = await Promise.all([load(), withFirstTexts.has(load) ? undefined : loadTexts()]);
  return part;
}
