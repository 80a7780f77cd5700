/** Stores what is not stored yet of one form. Never rejects. */
type Save = () => Promise<void>;

/** Milliseconds that a reload waits for the drafts: a browser's storage may never answer. */
const LIMIT_MS = 1000;

const unsaved = new Set<Save>();

/** Notes that a form has input which is not stored yet. */
export function noteUnsaved(save: Save): void {
  unsaved.add(save);
}

/** Takes the note back. */
export function noteSaved(save: Save): void {
  unsaved.delete(save);
}

/** Passes on what would be lost with this page. */
let passOn: Save | undefined;

/** Sets what is done with the drafts once the input of all forms is stored, before the page is loaded again. */
export function setPassOn(save: Save): void {
  passOn = save;
}

/** Stores the input of all forms, before the page is loaded again. Resolves after a second at most, and never rejects. */
export async function saveDrafts(): Promise<void> {
  const saved = Promise.allSettled([...unsaved].map((save) => save())).then(() => passOn?.());
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
}
