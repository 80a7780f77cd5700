/** In milliseconds: storage may never answer. */
const LIMIT_MS = 1000;

let save = async () => {};

/** Set by the drafts' code, which may load late. @param task may reject */
export function setSaveDrafts(task: () => Promise<void>): void {
  save = task;
}

/** Before a reload. Takes at most a second and never rejects. */
export async function saveDrafts(): Promise<void> {
  await Promise.race([save().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
}
